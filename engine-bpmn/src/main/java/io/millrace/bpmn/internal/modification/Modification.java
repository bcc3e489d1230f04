package io.millrace.bpmn.internal.modification;

import io.millrace.common.internal.listener.SkipOptions;
import java.util.List;
import java.util.Map;

/**
 * How the tokens of a process instance are to be changed.
 *
 * @param instructions what is asked for, in the order of the call
 * @param variables set at the process instance before
 * @param localVariables set at what begins, by its element
 * @param skips what is left out meanwhile
 * @param reason why, as history shows it at what is canceled; null for a text of the engine's
 */
public record Modification(
    List<Instruction> instructions,
    Map<String, Object> variables,
    Map<String, Map<String, Object>> localVariables,
    SkipOptions skips,
    String reason) {

  /** Copies the list. */
  public Modification {
    instructions = List.copyOf(instructions);
  }

  /** Returns a change that consists of its instructions alone. */
  public static Modification of(List<Instruction> instructions) {
    return new Modification(instructions, Map.of(), Map.of(), SkipOptions.NONE, null);
  }
}
