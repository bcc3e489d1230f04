package io.millrace.bpmn.internal.parser.lenient;

import io.millrace.common.Problem;

/**
 * A liberty that was taken with a file.
 *
 * @param problem for what a strict deployment refuses the file
 * @param done what was done about it
 */
public record TakenLiberty(Problem problem, String done) {}
