package io.millrace.bpmn.internal.event;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A message on its way.
 *
 * @param to who it is for
 * @param variables set on who gets it, as an assignment in its scope
 * @param localVariables set at the execution that gets it
 * @param isRequired whether it is an error that nobody gets it
 */
public record SentMessage(
    WantedReceiver to,
    Map<String, ?> variables,
    Map<String, ?> localVariables,
    boolean isRequired) {

  /** Returns it as flat values that a job can carry. */
  Map<String, Object> carried() {
    var values = new LinkedHashMap<String, Object>();
    values.put("name", to.messageName());
    values.put("tenant", to.tenantId());
    values.put("instance", to.processInstanceId());
    values.put("definition", to.definitionId());
    values.put("key", to.businessKey());
    values.put("required", isRequired);
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
            part("k:", carried),
            part("l:", carried)),
        part("v:", carried),
        part("w:", carried),
        (Boolean) carried.get("required"));
  }

  private static Map<String, Object> part(String prefix, Map<String, Object> carried) {
    var values = new HashMap<String, Object>();
    carried.forEach(
        (name, value) -> {
          if (name.startsWith(prefix)) {
            values.put(name.substring(prefix.length()), value);
          }
        });
    return values;
  }
}
