/**
 * Which rows of the conformance matrix run, and which tests show it.
 *
 * <p>Any test of cases may declare with {@link io.millrace.test.conformance.Covers} what it shows.
 */
package io.millrace.cmmn.conformance;
