package io.millrace.bpmn.internal.migration;

import io.millrace.bpmn.internal.operation.CompiledProcess;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.migration.ActivityMigrationMapping;
import io.millrace.bpmn.migration.EnableActivityMapping;
import io.millrace.bpmn.migration.ProcessInstanceMigrationDocument;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * As which elements of the new version those of the old one go on.
 *
 * @param rules what the document says, by the id in the old version
 * @param onlyMapped whether what no rule names has no counterpart; else it has the one with its id
 * @param enabled the start events that are awaited in any case
 * @param updatesTriggers whether all that is awaited is awaited as the new version says
 * @param to the new version
 */
public record ElementMapping(
    Map<String, ActivityMigrationMapping> rules,
    boolean onlyMapped,
    Set<String> enabled,
    boolean updatesTriggers,
    CompiledProcess to) {

  /** Reads a document. */
  public static ElementMapping of(ProcessInstanceMigrationDocument document, CompiledProcess to) {
    var rules = new HashMap<String, ActivityMigrationMapping>();
    for (var mapping : document.getActivityMigrationMappings()) {
      mapping.getFromActivityIds().forEach(id -> rules.put(id, mapping));
    }
    var enabled =
        document.getEnableActivityMappings().stream()
            .map(EnableActivityMapping::getActivityId)
            .collect(Collectors.toSet());
    return new ElementMapping(
        rules, document.isOnlyMappedActivities(), enabled, document.isUpdateEventTriggers(), to);
  }

  /** Returns what the document says about an element; null for nothing. */
  ActivityMigrationMapping rule(Node from) {
    return rules.get(from.id());
  }

  /** Returns as what an element goes on, in the order of the document; empty for nothing. */
  List<Node> targets(Node from) {
    var rule = rule(from);
    if (rule == null && onlyMapped) {
      return List.of();
    }
    var ids = rule == null ? List.of(from.id()) : rule.getToActivityIds();
    return ids.stream().map(to.nodes()::get).filter(Objects::nonNull).toList();
  }

  /** Returns as what an element goes on; null for nothing, and for null. */
  Node target(Node from) {
    var targets = from == null ? List.<Node>of() : targets(from);
    return targets.isEmpty() ? null : targets.get(0);
  }

  /** Tells whether an event that is awaited is awaited as the new version says. */
  boolean updates(Node from) {
    return updatesTriggers || rule(from) != null && rule(from).isUpdateEventTrigger();
  }

  /** A mapping that names nothing is a slip of the pen, even if no token is concerned now. */
  public static List<String> problems(
      ProcessInstanceMigrationDocument document, CompiledProcess from, CompiledProcess to) {
    var problems = new ArrayList<String>();
    var seen = new HashMap<String, Integer>();
    for (var mapping : document.getActivityMigrationMappings()) {
      mapping.getFromActivityIds().forEach(id -> check(id, from, problems));
      mapping.getToActivityIds().forEach(id -> check(id, to, problems));
      mapping.getFromActivityIds().forEach(id -> seen.merge(id, 1, Integer::sum));
    }
    seen.forEach(
        (id, times) -> {
          if (times > 1) {
            problems.add("The activity '" + id + "' is mapped " + times + " times. Map it once.");
          }
        });
    document
        .getEnableActivityMappings()
        .forEach(enabled -> check(enabled.getActivityId(), to, problems));
    return problems;
  }

  private static void check(String id, CompiledProcess process, List<String> problems) {
    if (!process.nodes().containsKey(id)) {
      problems.add(Words.version(process) + " has no element '" + id + "', which a mapping names.");
    }
  }
}
