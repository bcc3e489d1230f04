package io.millrace.common.internal.task;

import io.millrace.common.identity.IdentityLinkInfo;
import java.util.List;
import java.util.Map;

/**
 * What a query reads for a task besides its row.
 *
 * @param localVariables the variables of the task itself
 * @param processVariables the variables of its process instance
 * @param caseVariables the variables of its case
 * @param identityLinks who takes part in it
 */
public record TaskIncludes(
    Map<String, Object> localVariables,
    Map<String, Object> processVariables,
    Map<String, Object> caseVariables,
    List<? extends IdentityLinkInfo> identityLinks) {

  /** Nothing was asked for besides. */
  public static final TaskIncludes NONE = new TaskIncludes(Map.of(), Map.of(), Map.of(), List.of());
}
