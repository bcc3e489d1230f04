package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.CaseInstance;
import io.millrace.cmmn.CaseInstanceBuilder;
import io.millrace.cmmn.internal.command.StartCaseInstanceCommand;
import io.millrace.cmmn.internal.command.StartRequest;
import io.millrace.cmmn.internal.delegate.CaseView;
import io.millrace.common.internal.service.Check;
import java.util.LinkedHashMap;
import java.util.Map;

/** Collects what a case is started with. Used by one thread. */
final class CaseInstanceBuilderImpl implements CaseInstanceBuilder {

  private static final Check CHECK = new Check("CaseInstanceBuilder");

  private final RuntimeParts parts;
  private final Map<String, Object> variables = new LinkedHashMap<>();
  private final Map<String, Object> transients = new LinkedHashMap<>();
  private long definitionId;
  private String key;
  private String name;
  private String businessKey;
  private String tenantId;

  CaseInstanceBuilderImpl(RuntimeParts parts) {
    this.parts = parts;
  }

  @Override
  public CaseInstanceBuilder caseDefinitionKey(String key) {
    this.key = CHECK.text("caseDefinitionKey", "key", key);
    return this;
  }

  @Override
  public CaseInstanceBuilder caseDefinitionId(String id) {
    this.definitionId = CHECK.id("caseDefinitionId", "id", id);
    return this;
  }

  @Override
  public CaseInstanceBuilder name(String name) {
    this.name = CHECK.optional("name", "name", name);
    return this;
  }

  @Override
  public CaseInstanceBuilder businessKey(String businessKey) {
    this.businessKey = CHECK.optional("businessKey", "businessKey", businessKey);
    return this;
  }

  @Override
  public CaseInstanceBuilder tenantId(String tenantId) {
    this.tenantId = CHECK.optional("tenantId", "tenantId", tenantId);
    return this;
  }

  @Override
  public CaseInstanceBuilder variable(String name, Object value) {
    variables.put(CHECK.text("variable", "name", name), value);
    return this;
  }

  @Override
  public CaseInstanceBuilder variables(Map<String, Object> values) {
    variables.putAll(CHECK.variables("variables", values));
    return this;
  }

  @Override
  public CaseInstanceBuilder transientVariable(String name, Object value) {
    transients.put(CHECK.text("transientVariable", "name", name), value);
    return this;
  }

  @Override
  public CaseInstance start() {
    if (definitionId == 0) {
      CHECK.given("start", "caseDefinitionKey", key);
    }
    var request =
        new StartRequest(
            definitionId,
            key,
            parts.tenants().of(tenantId),
            businessKey,
            name,
            CHECK.variables("start", variables),
            CHECK.variables("start", transients));
    var command = new StartCaseInstanceCommand(request, parts.definitions(), parts.runtime());
    return CaseView.of(parts.commands().execute(command));
  }
}
