package io.millrace.cmmn.internal.operation;

import java.util.Map;
import java.util.Set;

/**
 * What a reactivation is to be.
 *
 * @param variables set on the case before anything of it is made
 * @param transientVariables the variables of the unit of work
 * @param leftOut the definitions whose plan items are not made
 */
public record ReactivationRequest(
    Map<String, Object> variables, Map<String, Object> transientVariables, Set<String> leftOut) {}
