package io.millrace.bpmn.internal.event;

import io.millrace.common.internal.variable.CarriedValues;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A message on its way.
 *
 * @param to who it is for
 * @param variables set on who gets it, as an assignment in its scope
 * @param localVariables set at the execution that gets it
 * @param isRequired whether it is an error that nobody gets it
 * @param keptUntil how long it is kept where nobody waits; null for not at all
 * @param targets who may get it
 */
public record SentMessage(
    WantedReceiver to,
    Map<String, ?> variables,
    Map<String, ?> localVariables,
    boolean isRequired,
    Instant keptUntil,
    Targets targets) {

  /** Who may get a message. */
  public enum Targets {
    /** An execution that waits, or else a process that is started. */
    ANY,
    /** An execution that waits. */
    WAITING,
    /** A process that is started. */
    STARTED
  }

  /** Returns it as one that is kept for some time where nobody waits. */
  public SentMessage keptUntil(Instant time) {
    return new SentMessage(to, variables, localVariables, isRequired, time, targets);
  }

  /** Returns it as flat values that a job can carry. */
  Map<String, Object> carried() {
    var values = new LinkedHashMap<String, Object>();
    values.put("name", to.messageName());
    values.put("tenant", to.tenantId());
    values.put("instance", to.processInstanceId());
    values.put("definition", to.definitionId());
    values.put("key", to.businessKey());
    values.put("required", isRequired);
    values.put("until", keptUntil == null ? null : keptUntil.toString());
    values.put("targets", targets.name());
    to.variables().forEach((name, value) -> values.put("k:" + name, value));
    to.localVariables().forEach((name, value) -> values.put("l:" + name, value));
    variables.forEach((name, value) -> values.put("v:" + name, value));
    localVariables.forEach((name, value) -> values.put("w:" + name, value));
    return values;
  }

  /** Returns the message of what a job carries. */
  static SentMessage of(Map<String, Object> carried) {
    return new SentMessage(
        new WantedReceiver(
            (String) carried.get("name"),
            (String) carried.get("tenant"),
            (Long) carried.get("instance"),
            (Long) carried.get("definition"),
            (String) carried.get("key"),
            CarriedValues.under("k:", carried),
            CarriedValues.under("l:", carried)),
        CarriedValues.under("v:", carried),
        CarriedValues.under("w:", carried),
        (Boolean) carried.get("required"),
        until(carried.get("until")),
        targets(carried.get("targets")));
  }

  private static Instant until(Object carried) {
    return carried == null ? null : Instant.parse((String) carried);
  }

  /** What was written before there was a choice says nothing of it. */
  private static Targets targets(Object carried) {
    return carried == null ? Targets.ANY : Targets.valueOf((String) carried);
  }
}
