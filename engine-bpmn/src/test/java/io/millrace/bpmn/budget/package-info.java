/**
 * What each path of the API costs: round trips on the wire and statements, as {@code
 * docs/budgets.md} promises them. Each path is an entry of one of the lists here; the page holds
 * the figures. Works through the public API alone.
 */
package io.millrace.bpmn.budget;
