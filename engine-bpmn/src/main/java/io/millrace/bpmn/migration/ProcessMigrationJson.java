package io.millrace.bpmn.migration;

import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.migration.JsonPart;
import io.millrace.common.internal.migration.MigrationJson;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * Documents for the migration of process instances as JSON, as the field writes them. Stateless.
 */
final class ProcessMigrationJson {

  private static final String DEFINITION_ID = "migrateToProcessDefinitionId";
  private static final String DEFINITION_KEY = "migrateToProcessDefinitionKey";
  private static final String DEFINITION_VERSION = "migrateToProcessDefinitionVersion";
  private static final String TENANT_ID = "migrateToProcessDefinitionTenantId";
  private static final String MAPPINGS = "activityMappings";
  private static final String ENABLED = "enableActivityMappings";
  private static final String VARIABLES = "processInstanceVariables";
  private static final String ONLY_MAPPED = "onlyMappedActivities";
  private static final String UPDATE = "updateEventTriggers";
  private static final String SKIP_LISTENERS = "skipCustomListeners";
  private static final String SKIP_MAPPINGS = "skipIoMappings";
  private static final String PRE_SCRIPT = "preUpgradeScript";
  private static final String PRE_CLASS = "preUpgradeJavaDelegate";
  private static final String PRE_EXPRESSION = "preUpgradeJavaDelegateExpression";
  private static final String POST_SCRIPT = "postUpgradeScript";
  private static final String POST_CLASS = "postUpgradeJavaDelegate";
  private static final String POST_EXPRESSION = "postUpgradeJavaDelegateExpression";

  private static final Set<String> PROPERTIES =
      Set.of(
          DEFINITION_ID,
          DEFINITION_KEY,
          DEFINITION_VERSION,
          TENANT_ID,
          MAPPINGS,
          ENABLED,
          VARIABLES,
          ONLY_MAPPED,
          UPDATE,
          SKIP_LISTENERS,
          SKIP_MAPPINGS,
          PRE_SCRIPT,
          PRE_CLASS,
          PRE_EXPRESSION,
          POST_SCRIPT,
          POST_CLASS,
          POST_EXPRESSION);

  private static final Set<String> OF_MAPPINGS =
      Set.of(
          "fromActivityId",
          "fromActivityIds",
          "toActivityId",
          "toActivityIds",
          "localVariables",
          "newAssignee",
          "updateEventTrigger");

  private static final Set<String> OF_ONE_TO_ONE =
      Set.of(
          "fromActivityId", "toActivityId", "localVariables", "newAssignee", "updateEventTrigger");

  private static final Set<String> OF_MANY_TO_ONE =
      Set.of("fromActivityIds", "toActivityId", "localVariables", "newAssignee");

  private static final Set<String> OF_ONE_TO_MANY =
      Set.of("fromActivityId", "toActivityIds", "localVariables");

  private ProcessMigrationJson() {}

  static String write(ProcessInstanceMigrationDocument document) {
    var root = JsonPart.empty();
    root.put(DEFINITION_ID, document.getMigrateToProcessDefinitionId());
    root.put(DEFINITION_KEY, document.getMigrateToProcessDefinitionKey());
    root.put(DEFINITION_VERSION, document.getMigrateToProcessDefinitionVersion());
    root.put(TENANT_ID, document.getMigrateToProcessDefinitionTenantId());
    document.getActivityMigrationMappings().forEach(one -> write(one, root.add(MAPPINGS)));
    document
        .getEnableActivityMappings()
        .forEach(one -> root.add(ENABLED).put("activityId", one.getActivityId()));
    root.putVariables(VARIABLES, document.getProcessInstanceVariables());
    root.put(ONLY_MAPPED, document.isOnlyMappedActivities());
    root.put(UPDATE, document.isUpdateEventTriggers());
    root.put(SKIP_LISTENERS, document.isSkipCustomListeners());
    root.put(SKIP_MAPPINGS, document.isSkipIoMappings());
    root.put(PRE_SCRIPT, script(document.getPreUpgradeScript()));
    root.put(PRE_CLASS, document.getPreUpgradeJavaDelegate());
    root.put(PRE_EXPRESSION, document.getPreUpgradeJavaDelegateExpression());
    root.put(POST_SCRIPT, script(document.getPostUpgradeScript()));
    root.put(POST_CLASS, document.getPostUpgradeJavaDelegate());
    root.put(POST_EXPRESSION, document.getPostUpgradeJavaDelegateExpression());
    return MigrationJson.write(root);
  }

  private static Map<String, String> script(Script script) {
    return script == null
        ? null
        : Map.of("language", script.getLanguage(), "script", script.getScript());
  }

  private static void write(ActivityMigrationMapping mapping, JsonPart part) {
    var variables = mapping.getActivitiesLocalVariables();
    if (mapping instanceof ActivityMigrationMapping.ManyToOneMapping) {
      part.put("fromActivityIds", mapping.getFromActivityIds());
    } else {
      part.put("fromActivityId", mapping.getFromActivityIds().get(0));
    }
    if (mapping instanceof ActivityMigrationMapping.OneToManyMapping) {
      part.put("toActivityIds", mapping.getToActivityIds());
      variables.values().forEach(local -> JsonPart.empty().putVariables("localVariables", local));
      part.put("localVariables", variables);
    } else {
      var to = mapping.getToActivityIds().get(0);
      part.put("toActivityId", to);
      part.putVariables("localVariables", variables.getOrDefault(to, Map.of()));
    }
    part.put("newAssignee", mapping.getWithNewAssignee());
    part.put("updateEventTrigger", mapping.isUpdateEventTrigger());
  }

  static ProcessInstanceMigrationDocument read(String json) {
    var root = MigrationJson.read(json, PROPERTIES);
    var said = new ProcessInstanceMigrationDocumentBuilder();
    said.definitionId = root.text(DEFINITION_ID);
    said.definitionKey = root.text(DEFINITION_KEY);
    said.definitionVersion = root.number(DEFINITION_VERSION);
    said.tenantId = root.text(TENANT_ID);
    root.each(MAPPINGS, OF_MAPPINGS, part -> said.mappings.add(mapping(part)));
    root.each(
        ENABLED,
        Set.of("activityId"),
        part -> said.enabled.add(EnableActivityMapping.enable(part.required("activityId"))));
    said.variables.putAll(root.variables(VARIABLES));
    said.onlyMapped = root.flag(ONLY_MAPPED, false);
    said.updatesTriggers = root.flag(UPDATE, false);
    said.skipsCustomListeners = root.flag(SKIP_LISTENERS, false);
    said.skipsIoMappings = root.flag(SKIP_MAPPINGS, false);
    said.preUpgradeScript = script(root.part(PRE_SCRIPT));
    said.preUpgradeJavaDelegate = root.text(PRE_CLASS);
    said.preUpgradeJavaDelegateExpression = root.text(PRE_EXPRESSION);
    said.postUpgradeScript = script(root.part(POST_SCRIPT));
    said.postUpgradeJavaDelegate = root.text(POST_CLASS);
    said.postUpgradeJavaDelegateExpression = root.text(POST_EXPRESSION);
    return said.build();
  }

  private static Script script(JsonPart part) {
    if (part == null) {
      return null;
    }
    part.only(Set.of("language", "script"));
    return new Script(part.text("language"), part.text("script"));
  }

  private static ActivityMigrationMapping mapping(JsonPart part) {
    var from = part.texts("fromActivityIds");
    var to = part.texts("toActivityIds");
    if (!from.isEmpty() && !to.isEmpty()) {
      throw new BadArgumentException(
          "A mapping of the migration document maps several activities to several: "
              + part.values());
    }
    if (!to.isEmpty()) {
      part.only(OF_ONE_TO_MANY);
      var several = ActivityMigrationMapping.createMappingFor(part.required("fromActivityId"), to);
      for (var entry : locals(part).entrySet()) {
        several = several.withLocalVariablesForActivity(entry.getKey(), entry.getValue());
      }
      return several;
    }
    var target = part.required("toActivityId");
    var variables = part.variables("localVariables");
    if (!from.isEmpty()) {
      part.only(OF_MANY_TO_ONE);
      return ActivityMigrationMapping.createMappingFor(from, target)
          .withNewAssignee(part.text("newAssignee"))
          .withLocalVariables(variables);
    }
    part.only(OF_ONE_TO_ONE);
    var one =
        ActivityMigrationMapping.createMappingFor(part.required("fromActivityId"), target)
            .withNewAssignee(part.text("newAssignee"))
            .withLocalVariables(variables);
    return part.flag("updateEventTrigger", false) ? one.updateEventTrigger() : one;
  }

  private static Map<String, Map<String, Object>> locals(JsonPart part) {
    var locals = new LinkedHashMap<String, Map<String, Object>>();
    var given = part.part("localVariables");
    if (given != null) {
      given.values().keySet().forEach(id -> locals.put(id, given.variables(id)));
    }
    return locals;
  }
}
