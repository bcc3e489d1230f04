/**
 * How plan items of running cases are moved by hand, and running cases to another version of their
 * definition.
 *
 * <p>Applications call it. It may use the common types.
 */
package io.millrace.cmmn.migration;
