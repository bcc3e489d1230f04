/**
 * What a case has to look like beyond its XML: one class per rule, and the problems they report.
 *
 * <p>The parser calls it. It may call the model and the shared log of problems.
 */
package io.millrace.cmmn.internal.parser.rule;
