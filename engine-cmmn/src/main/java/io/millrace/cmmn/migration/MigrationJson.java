package io.millrace.cmmn.migration;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.millrace.common.BadArgumentException;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** Writes documents as JSON and reads them. What it does not know it refuses. Stateless. */
final class MigrationJson {

  private static final ObjectMapper MAPPER =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
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
          "enableAutomaticPlanItemInstanceCreation");

  private MigrationJson() {}

  static String write(CaseInstanceMigrationDocument document) {
    try {
      return MAPPER.writeValueAsString(tree(document));
    } catch (JsonProcessingException | IllegalArgumentException e) {
      throw new BadArgumentException(
          "The migration document cannot be written as JSON: " + e.getMessage());
    }
  }

  private static ObjectNode tree(CaseInstanceMigrationDocument document) {
    var root = MAPPER.createObjectNode();
    text(root, "migrateToCaseDefinitionId", document.getMigrateToCaseDefinitionId());
    text(root, "migrateToCaseDefinitionKey", document.getMigrateToCaseDefinitionKey());
    if (document.getMigrateToCaseDefinitionVersion() != null) {
      root.put("migrateToCaseDefinitionVersion", document.getMigrateToCaseDefinitionVersion());
    }
    text(root, "migrateToCaseDefinitionTenantId", document.getMigrateToCaseDefinitionTenantId());
    text(root, "preUpgradeExpression", document.getPreUpgradeExpression());
    text(root, "postUpgradeExpression", document.getPostUpgradeExpression());
    if (document.getEnableAutomaticPlanItemInstanceCreation()) {
      root.put("enableAutomaticPlanItemInstanceCreation", true);
    }
    if (!document.getCaseInstanceVariables().isEmpty()) {
      root.set("caseInstanceVariables", MAPPER.valueToTree(document.getCaseInstanceVariables()));
    }
    mappings(root, document);
    return root;
  }

  private static void text(ObjectNode node, String name, String value) {
    if (value != null) {
      node.put(name, value);
    }
  }

  private static void mappings(ObjectNode root, CaseInstanceMigrationDocument document) {
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
      var node = root.withArray("changePlanItemIdMappings").addObject();
      node.put("existingPlanItemId", mapping.getExistingPlanItemId());
      node.put("newPlanItemId", mapping.getNewPlanItemId());
    }
    for (var mapping : document.getChangePlanItemIdWithDefinitionIdMappings()) {
      var node = root.withArray("changePlanItemIdWithDefinitionIdMappings").addObject();
      node.put("existingPlanItemDefinitionId", mapping.getExistingPlanItemDefinitionId());
      node.put("newPlanItemDefinitionId", mapping.getNewPlanItemDefinitionId());
    }
    for (var mapping : document.getChangePlanItemDefinitionWithNewTargetIdsMappings()) {
      var node = root.withArray("changePlanItemDefinitionWithNewTargetIdsMappings").addObject();
      node.put("existingPlanItemDefinitionId", mapping.getExistingPlanItemDefinitionId());
      node.put("newPlanItemId", mapping.getNewPlanItemId());
      node.put("newPlanItemDefinitionId", mapping.getNewPlanItemDefinitionId());
    }
  }

  private static void add(ObjectNode root, String list, PlanItemDefinitionMapping mapping) {
    var node = root.withArray(list).addObject();
    node.put("planItemDefinitionId", mapping.getPlanItemDefinitionId());
    text(node, "condition", mapping.getCondition());
    var variables = Map.<String, Object>of();
    if (mapping instanceof ActivatePlanItemDefinitionMapping activate) {
      variables = activate.getWithLocalVariables();
    } else if (mapping instanceof MoveToAvailablePlanItemDefinitionMapping move) {
      variables = move.getWithLocalVariables();
    }
    if (!variables.isEmpty()) {
      node.set("withLocalVariables", MAPPER.valueToTree(variables));
    }
  }

  static CaseInstanceMigrationDocument read(String json) {
    try {
      var root = MAPPER.readTree(json);
      if (root == null || !root.isObject()) {
        throw new BadArgumentException("The migration document is no JSON object.");
      }
      root.fieldNames().forEachRemaining(MigrationJson::check);
      return document(root);
    } catch (JsonProcessingException | IllegalArgumentException e) {
      throw new BadArgumentException("The migration document cannot be read: " + e.getMessage());
    }
  }

  private static void check(String property) {
    if (!PROPERTIES.contains(property)) {
      throw new BadArgumentException(
          "The migration document has the property '"
              + property
              + "', which is not known. Known are "
              + String.join(", ", PROPERTIES.stream().sorted().toList())
              + ".");
    }
  }

  private static CaseInstanceMigrationDocument document(JsonNode root) {
    var builder = new CaseInstanceMigrationDocumentBuilder();
    builder.definitionId = text(root, "migrateToCaseDefinitionId");
    builder.definitionKey = text(root, "migrateToCaseDefinitionKey");
    builder.definitionVersion =
        root.hasNonNull("migrateToCaseDefinitionVersion")
            ? root.get("migrateToCaseDefinitionVersion").asInt()
            : null;
    builder.tenantId = text(root, "migrateToCaseDefinitionTenantId");
    builder.preUpgradeExpression = text(root, "preUpgradeExpression");
    builder.postUpgradeExpression = text(root, "postUpgradeExpression");
    builder.createsNewItems = root.path("enableAutomaticPlanItemInstanceCreation").asBoolean();
    builder.caseInstanceVariables.putAll(variables(root, "caseInstanceVariables"));
    readChanges(root, builder);
    readIds(root, builder);
    return builder.build();
  }

  private static void readChanges(JsonNode root, CaseInstanceMigrationDocumentBuilder builder) {
    each(
        root,
        "activatePlanItemDefinitionMappings",
        node ->
            builder.addActivatePlanItemDefinitionMapping(
                new ActivatePlanItemDefinitionMapping(
                    required(node, "planItemDefinitionId"),
                    text(node, "condition"),
                    variables(node, "withLocalVariables"))));
    each(
        root,
        "moveToAvailablePlanItemDefinitionMappings",
        node ->
            builder.addMoveToAvailablePlanItemDefinitionMapping(
                new MoveToAvailablePlanItemDefinitionMapping(
                    required(node, "planItemDefinitionId"),
                    text(node, "condition"),
                    variables(node, "withLocalVariables"))));
    each(
        root,
        "terminatePlanItemDefinitionMappings",
        node ->
            builder.addTerminatePlanItemDefinitionMapping(
                new TerminatePlanItemDefinitionMapping(
                    required(node, "planItemDefinitionId"), text(node, "condition"))));
    each(
        root,
        "waitingForRepetitionPlanItemDefinitionMappings",
        node ->
            builder.addWaitingForRepetitionPlanItemDefinitionMapping(
                new WaitingForRepetitionPlanItemDefinitionMapping(
                    required(node, "planItemDefinitionId"), text(node, "condition"))));
    each(
        root,
        "removeWaitingForRepetitionPlanItemDefinitionMappings",
        node ->
            builder.addRemoveWaitingForRepetitionPlanItemDefinitionMapping(
                new RemoveWaitingForRepetitionPlanItemDefinitionMapping(
                    required(node, "planItemDefinitionId"), text(node, "condition"))));
  }

  private static void readIds(JsonNode root, CaseInstanceMigrationDocumentBuilder builder) {
    each(
        root,
        "changePlanItemIdMappings",
        node ->
            builder.addChangePlanItemIdMapping(
                new ChangePlanItemIdMapping(
                    required(node, "existingPlanItemId"), required(node, "newPlanItemId"))));
    each(
        root,
        "changePlanItemIdWithDefinitionIdMappings",
        node ->
            builder.addChangePlanItemIdWithDefinitionIdMapping(
                new ChangePlanItemIdWithDefinitionIdMapping(
                    required(node, "existingPlanItemDefinitionId"),
                    required(node, "newPlanItemDefinitionId"))));
    each(
        root,
        "changePlanItemDefinitionWithNewTargetIdsMappings",
        node ->
            builder.addChangePlanItemDefinitionWithNewTargetIdsMapping(
                new ChangePlanItemDefinitionWithNewTargetIdsMapping(
                    required(node, "existingPlanItemDefinitionId"),
                    required(node, "newPlanItemId"),
                    required(node, "newPlanItemDefinitionId"))));
  }

  private static void each(JsonNode root, String list, Consumer<JsonNode> reader) {
    root.path(list).forEach(reader);
  }

  private static String text(JsonNode node, String name) {
    return node.hasNonNull(name) ? node.get(name).asText() : null;
  }

  private static String required(JsonNode node, String name) {
    if (!node.hasNonNull(name)) {
      throw new BadArgumentException(
          "A mapping of the migration document has no '" + name + "': " + node);
    }
    return node.get(name).asText();
  }

  private static Map<String, Object> variables(JsonNode node, String name) {
    return node.hasNonNull(name)
        ? MAPPER.convertValue(node.get(name), new TypeReference<Map<String, Object>>() {})
        : Map.of();
  }
}
