package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.modification.Instruction;
import io.millrace.bpmn.internal.modification.Modification;
import io.millrace.common.internal.listener.SkipOptions;
import io.millrace.common.internal.variable.CarriedValues;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Turns changes of instances into flat values that the document of a batch can carry, and back.
 * Stateless. Of instructions these are the starts and cancellations.
 */
final class CarriedChange {

  private static final String CANCEL_ALL = "CANCEL_ALL";
  private static final String CANCEL_ONE = "CANCEL_ONE";
  private static final String CANCEL_TRANSITION = "CANCEL_TRANSITION";

  private CarriedChange() {}

  static Map<String, Object> of(long definitionId, Modification change) {
    var values = skips(change.skips());
    values.put("definition", definitionId);
    values.put("reason", change.reason());
    add(change.instructions(), values);
    return values;
  }

  static Map<String, Object> of(RestartRequest request) {
    var values = skips(request.skips());
    values.put("definition", request.definitionId());
    values.put("initial", request.initialVariables());
    values.put("withoutKey", request.withoutBusinessKey());
    add(request.starts(), values);
    return values;
  }

  static Modification modification(Map<String, Object> values) {
    return new Modification(
        instructions(values), Map.of(), Map.of(), skipsOf(values), (String) values.get("reason"));
  }

  static RestartRequest restart(Map<String, Object> values) {
    return new RestartRequest(
        definitionId(values),
        instructions(values).stream().map(Instruction.Start.class::cast).toList(),
        (Boolean) values.get("initial"),
        (Boolean) values.get("withoutKey"),
        skipsOf(values));
  }

  static long definitionId(Map<String, Object> values) {
    return (Long) values.get("definition");
  }

  private static Map<String, Object> skips(SkipOptions skips) {
    var values = new LinkedHashMap<String, Object>();
    values.put("quietListeners", skips.customListeners());
    values.put("quietData", skips.ioMappings());
    return values;
  }

  private static SkipOptions skipsOf(Map<String, Object> values) {
    return new SkipOptions(
        (Boolean) values.get("quietListeners"), (Boolean) values.get("quietData"));
  }

  private static void add(List<? extends Instruction> instructions, Map<String, Object> values) {
    values.put("size", instructions.size());
    for (var i = 0; i < instructions.size(); i++) {
      add(i + ":", instructions.get(i), values);
    }
  }

  private static void add(String prefix, Instruction instruction, Map<String, Object> values) {
    if (instruction instanceof Instruction.Start start) {
      values.put(prefix + "kind", start.where().name());
      values.put(prefix + "element", start.elementId());
      values.put(prefix + "id", start.ancestorId());
      start.variables().forEach((name, value) -> values.put(prefix + "v:" + name, value));
      start.localVariables().forEach((name, value) -> values.put(prefix + "l:" + name, value));
    } else if (instruction instanceof Instruction.CancelAll cancel) {
      values.put(prefix + "kind", CANCEL_ALL);
      values.put(prefix + "element", cancel.activityId());
    } else if (instruction instanceof Instruction.CancelOne cancel) {
      values.put(prefix + "kind", cancel.transition() ? CANCEL_TRANSITION : CANCEL_ONE);
      values.put(prefix + "id", cancel.id());
    } else {
      throw new IllegalArgumentException("No batch carries " + instruction);
    }
  }

  private static List<Instruction> instructions(Map<String, Object> values) {
    var instructions = new ArrayList<Instruction>();
    for (var i = 0; i < (Integer) values.get("size"); i++) {
      instructions.add(instruction(i + ":", values));
    }
    return instructions;
  }

  private static Instruction instruction(String prefix, Map<String, Object> values) {
    var kind = (String) values.get(prefix + "kind");
    var element = (String) values.get(prefix + "element");
    var id = (Long) values.get(prefix + "id");
    return switch (kind) {
      case CANCEL_ALL -> new Instruction.CancelAll(element);
      case CANCEL_ONE, CANCEL_TRANSITION ->
          new Instruction.CancelOne(id, kind.equals(CANCEL_TRANSITION));
      default ->
          new Instruction.Start(
              Instruction.Where.valueOf(kind),
              element,
              id,
              CarriedValues.under(prefix + "v:", values),
              CarriedValues.under(prefix + "l:", values));
    };
  }
}
