/**
 * What a CMMN 1.1 file says, as immutable data.
 *
 * <p>Applications build it with {@code io.millrace.cmmn.builder.Cmmn}; parser, definitions,
 * operations and behaviors read it. It calls nothing.
 */
package io.millrace.cmmn.model;
