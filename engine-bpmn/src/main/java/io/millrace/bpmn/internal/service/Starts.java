package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.internal.modification.Instruction;
import io.millrace.bpmn.internal.modification.Modification;
import io.millrace.common.internal.listener.SkipOptions;
import io.millrace.common.internal.service.Check;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The instructions that the builders for modifications and restarts collect, and what they leave
 * out. Used by one thread.
 */
final class Starts {

  private final Check check;
  private final List<Instruction> instructions = new ArrayList<>();
  private boolean skipsListeners;
  private boolean skipsMappings;
  private String reason;

  Starts(Check check) {
    this.check = check;
  }

  void before(String activityId) {
    start("startBeforeActivity", Instruction.Where.BEFORE, activityId, 0);
  }

  void after(String activityId) {
    start("startAfterActivity", Instruction.Where.AFTER, activityId, 0);
  }

  void on(String transitionId) {
    start("startTransition", Instruction.Where.FLOW, transitionId, 0);
  }

  void start(String method, Instruction.Where where, String elementId, long ancestorId) {
    var argument = where == Instruction.Where.FLOW ? "transitionId" : "activityId";
    add(Instruction.Start.of(where, check.text(method, argument, elementId), ancestorId));
  }

  void cancelAll(String activityId) {
    add(new Instruction.CancelAll(check.text("cancelAllForActivity", "activityId", activityId)));
  }

  void add(Instruction instruction) {
    instructions.add(instruction);
  }

  /** Gives the latest start variables. */
  void variables(String method, Map<String, Object> values, boolean local) {
    var last = instructions.size() - 1;
    if (last < 0 || !(instructions.get(last) instanceof Instruction.Start start)) {
      throw check.refused(
          method, "variables", "belong to a start. Say first where something begins.");
    }
    instructions.set(
        last,
        new Instruction.Start(
            start.where(),
            start.elementId(),
            start.ancestorId(),
            local ? start.variables() : with(start.variables(), values),
            local ? with(start.localVariables(), values) : start.localVariables()));
  }

  private static Map<String, Object> with(Map<String, Object> some, Map<String, Object> more) {
    var all = new LinkedHashMap<>(some);
    all.putAll(more);
    return all;
  }

  void skipListeners() {
    skipsListeners = true;
  }

  void skipMappings() {
    skipsMappings = true;
  }

  void reason(String text) {
    reason = check.reason("setAnnotation", text);
  }

  SkipOptions skips() {
    return new SkipOptions(skipsListeners, skipsMappings);
  }

  /** Returns what is to be done; refuses if nothing is. */
  Modification modification(String method) {
    return new Modification(all(method), Map.of(), Map.of(), skips(), reason);
  }

  /** Returns where something begins; refuses if nothing does. */
  List<Instruction.Start> starts(String method) {
    return all(method).stream().map(Instruction.Start.class::cast).toList();
  }

  private List<Instruction> all(String method) {
    if (instructions.isEmpty()) {
      throw check.refused(method, "instructions", "are missing. Say what begins or is canceled.");
    }
    return List.copyOf(instructions);
  }
}
