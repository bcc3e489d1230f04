package io.millrace.common.internal.task;

import io.millrace.common.identity.IdentityLinkInfo;
import io.millrace.common.internal.localization.LocalizedText;
import java.util.List;
import java.util.Map;

/**
 * What a query reads for a task besides its row.
 *
 * @param localVariables the variables of the task itself
 * @param processVariables the variables of its process instance
 * @param caseVariables the variables of its case
 * @param identityLinks who takes part in it
 * @param text what it is called in the language that was asked for
 */
public record TaskIncludes(
    Map<String, Object> localVariables,
    Map<String, Object> processVariables,
    Map<String, Object> caseVariables,
    List<? extends IdentityLinkInfo> identityLinks,
    LocalizedText text) {

  /** Nothing was asked for besides. */
  public static final TaskIncludes NONE =
      new TaskIncludes(Map.of(), Map.of(), Map.of(), List.of(), LocalizedText.NONE);

  /** Returns the same with another text. */
  public TaskIncludes with(LocalizedText other) {
    return new TaskIncludes(localVariables, processVariables, caseVariables, identityLinks, other);
  }
}
