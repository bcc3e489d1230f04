package io.millrace.cmmn.migration;

import io.millrace.common.internal.migration.JsonPart;
import io.millrace.common.internal.migration.MigrationJson;
import java.util.Map;
import java.util.Set;

/** Documents for the migration of cases as JSON. Stateless. */
final class CaseMigrationJson {

  private static final String SKIP_LISTENERS = "skipCustomListeners";

  private static final Set<String> PROPERTIES =
      Set.of(
          "migrateToCaseDefinitionId",
          "migrateToCaseDefinitionKey",
          "migrateToCaseDefinitionVersion",
          "migrateToCaseDefinitionTenantId",
          "activatePlanItemDefinitionMappings",
          "moveToAvailablePlanItemDefinitionMappings",
          "terminatePlanItemDefinitionMappings",
          "waitingForRepetitionPlanItemDefinitionMappings",
          "removeWaitingForRepetitionPlanItemDefinitionMappings",
          "changePlanItemIdMappings",
          "changePlanItemIdWithDefinitionIdMappings",
          "changePlanItemDefinitionWithNewTargetIdsMappings",
          "caseInstanceVariables",
          "preUpgradeExpression",
          "postUpgradeExpression",
          "enableAutomaticPlanItemInstanceCreation",
          SKIP_LISTENERS);

  private static final Set<String> TARGET =
      Set.of(
          "migrateToCaseDefinitionId",
          "migrateToCaseDefinitionKey",
          "migrateToCaseDefinitionVersion",
          "migrateToCaseDefinitionTenantId");

  private static final Set<String> OF_CHANGES = Set.of("planItemDefinitionId", "condition");

  private static final Set<String> OF_CHANGES_WITH_VARIABLES =
      Set.of("planItemDefinitionId", "condition", "withLocalVariables");

  private CaseMigrationJson() {}

  static String write(CaseInstanceMigrationDocument document) {
    var root = JsonPart.empty();
    root.put("migrateToCaseDefinitionId", document.getMigrateToCaseDefinitionId());
    root.put("migrateToCaseDefinitionKey", document.getMigrateToCaseDefinitionKey());
    root.put("migrateToCaseDefinitionVersion", document.getMigrateToCaseDefinitionVersion());
    root.put("migrateToCaseDefinitionTenantId", document.getMigrateToCaseDefinitionTenantId());
    root.put("preUpgradeExpression", document.getPreUpgradeExpression());
    root.put("postUpgradeExpression", document.getPostUpgradeExpression());
    root.put(
        "enableAutomaticPlanItemInstanceCreation",
        document.getEnableAutomaticPlanItemInstanceCreation());
    root.put(SKIP_LISTENERS, document.isSkipCustomListeners());
    root.putVariables("caseInstanceVariables", document.getCaseInstanceVariables());
    mappings(root, document);
    return MigrationJson.write(root);
  }

  private static void mappings(JsonPart root, CaseInstanceMigrationDocument document) {
    document
        .getActivatePlanItemDefinitionMappings()
        .forEach(mapping -> add(root, "activatePlanItemDefinitionMappings", mapping));
    document
        .getMoveToAvailablePlanItemDefinitionMappings()
        .forEach(mapping -> add(root, "moveToAvailablePlanItemDefinitionMappings", mapping));
    document
        .getTerminatePlanItemDefinitionMappings()
        .forEach(mapping -> add(root, "terminatePlanItemDefinitionMappings", mapping));
    document
        .getWaitingForRepetitionPlanItemDefinitionMappings()
        .forEach(mapping -> add(root, "waitingForRepetitionPlanItemDefinitionMappings", mapping));
    document
        .getRemoveWaitingForRepetitionPlanItemDefinitionMappings()
        .forEach(
            mapping -> add(root, "removeWaitingForRepetitionPlanItemDefinitionMappings", mapping));
    for (var mapping : document.getChangePlanItemIdMappings()) {
      var node = root.add("changePlanItemIdMappings");
      node.put("existingPlanItemId", mapping.getExistingPlanItemId());
      node.put("newPlanItemId", mapping.getNewPlanItemId());
    }
    for (var mapping : document.getChangePlanItemIdWithDefinitionIdMappings()) {
      var node = root.add("changePlanItemIdWithDefinitionIdMappings");
      node.put("existingPlanItemDefinitionId", mapping.getExistingPlanItemDefinitionId());
      node.put("newPlanItemDefinitionId", mapping.getNewPlanItemDefinitionId());
    }
    for (var mapping : document.getChangePlanItemDefinitionWithNewTargetIdsMappings()) {
      var node = root.add("changePlanItemDefinitionWithNewTargetIdsMappings");
      node.put("existingPlanItemDefinitionId", mapping.getExistingPlanItemDefinitionId());
      node.put("newPlanItemId", mapping.getNewPlanItemId());
      node.put("newPlanItemDefinitionId", mapping.getNewPlanItemDefinitionId());
    }
  }

  private static void add(JsonPart root, String list, PlanItemDefinitionMapping mapping) {
    var variables = Map.<String, Object>of();
    if (mapping instanceof ActivatePlanItemDefinitionMapping activate) {
      variables = activate.getWithLocalVariables();
    } else if (mapping instanceof MoveToAvailablePlanItemDefinitionMapping move) {
      variables = move.getWithLocalVariables();
    }
    root.add(list)
        .put("planItemDefinitionId", mapping.getPlanItemDefinitionId())
        .put("condition", mapping.getCondition())
        .putVariables("withLocalVariables", variables);
  }

  /** Reads a document that says nothing but the version. */
  static CaseInstanceMigrationDocument readTarget(String json) {
    return target(MigrationJson.read(json, TARGET)).build();
  }

  private static CaseInstanceMigrationDocumentBuilder target(JsonPart root) {
    var builder = new CaseInstanceMigrationDocumentBuilder();
    builder.definitionId = root.text("migrateToCaseDefinitionId");
    builder.definitionKey = root.text("migrateToCaseDefinitionKey");
    builder.definitionVersion = root.number("migrateToCaseDefinitionVersion");
    builder.tenantId = root.text("migrateToCaseDefinitionTenantId");
    return builder;
  }

  static CaseInstanceMigrationDocument read(String json) {
    var root = MigrationJson.read(json, PROPERTIES);
    var builder = target(root);
    builder.preUpgradeExpression = root.text("preUpgradeExpression");
    builder.postUpgradeExpression = root.text("postUpgradeExpression");
    builder.createsNewItems = root.flag("enableAutomaticPlanItemInstanceCreation", false);
    builder.skipsCustomListeners = root.flag(SKIP_LISTENERS, false);
    builder.caseInstanceVariables.putAll(root.variables("caseInstanceVariables"));
    readChanges(root, builder);
    readIds(root, builder);
    return builder.build();
  }

  private static void readChanges(JsonPart root, CaseInstanceMigrationDocumentBuilder builder) {
    root.each(
        "activatePlanItemDefinitionMappings",
        OF_CHANGES_WITH_VARIABLES,
        node ->
            builder.addActivatePlanItemDefinitionMapping(
                new ActivatePlanItemDefinitionMapping(
                    node.required("planItemDefinitionId"),
                    node.text("condition"),
                    node.variables("withLocalVariables"))));
    root.each(
        "moveToAvailablePlanItemDefinitionMappings",
        OF_CHANGES_WITH_VARIABLES,
        node ->
            builder.addMoveToAvailablePlanItemDefinitionMapping(
                new MoveToAvailablePlanItemDefinitionMapping(
                    node.required("planItemDefinitionId"),
                    node.text("condition"),
                    node.variables("withLocalVariables"))));
    root.each(
        "terminatePlanItemDefinitionMappings",
        OF_CHANGES,
        node ->
            builder.addTerminatePlanItemDefinitionMapping(
                new TerminatePlanItemDefinitionMapping(
                    node.required("planItemDefinitionId"), node.text("condition"))));
    root.each(
        "waitingForRepetitionPlanItemDefinitionMappings",
        OF_CHANGES,
        node ->
            builder.addWaitingForRepetitionPlanItemDefinitionMapping(
                new WaitingForRepetitionPlanItemDefinitionMapping(
                    node.required("planItemDefinitionId"), node.text("condition"))));
    root.each(
        "removeWaitingForRepetitionPlanItemDefinitionMappings",
        OF_CHANGES,
        node ->
            builder.addRemoveWaitingForRepetitionPlanItemDefinitionMapping(
                new RemoveWaitingForRepetitionPlanItemDefinitionMapping(
                    node.required("planItemDefinitionId"), node.text("condition"))));
  }

  private static void readIds(JsonPart root, CaseInstanceMigrationDocumentBuilder builder) {
    root.each(
        "changePlanItemIdMappings",
        Set.of("existingPlanItemId", "newPlanItemId"),
        node ->
            builder.addChangePlanItemIdMapping(
                new ChangePlanItemIdMapping(
                    node.required("existingPlanItemId"), node.required("newPlanItemId"))));
    root.each(
        "changePlanItemIdWithDefinitionIdMappings",
        Set.of("existingPlanItemDefinitionId", "newPlanItemDefinitionId"),
        node ->
            builder.addChangePlanItemIdWithDefinitionIdMapping(
                new ChangePlanItemIdWithDefinitionIdMapping(
                    node.required("existingPlanItemDefinitionId"),
                    node.required("newPlanItemDefinitionId"))));
    root.each(
        "changePlanItemDefinitionWithNewTargetIdsMappings",
        Set.of("existingPlanItemDefinitionId", "newPlanItemId", "newPlanItemDefinitionId"),
        node ->
            builder.addChangePlanItemDefinitionWithNewTargetIdsMapping(
                new ChangePlanItemDefinitionWithNewTargetIdsMapping(
                    node.required("existingPlanItemDefinitionId"),
                    node.required("newPlanItemId"),
                    node.required("newPlanItemDefinitionId"))));
  }
}
