/**
 * What is seen of running cases, and how they are moved.
 *
 * <p>The application calls it.
 */
package io.millrace.cmmn.runtime;
