package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.CaseInstance;
import io.millrace.cmmn.CaseInstanceBuilder;
import io.millrace.cmmn.internal.command.StartCaseInstanceCommand;
import io.millrace.cmmn.internal.command.StartRequest;
import io.millrace.common.internal.service.Check;
import java.util.LinkedHashMap;
import java.util.Map;

/** Collects what a case is started with. Used by one thread. */
final class CaseInstanceBuilderImpl implements CaseInstanceBuilder {

  private static final Check CHECK = new Check("CaseInstanceBuilder");

  private final CmmnRuntimeServiceImpl service;
  private final Map<String, Object> variables = new LinkedHashMap<>();
  private String key;
  private String businessKey;
  private String tenantId;

  CaseInstanceBuilderImpl(CmmnRuntimeServiceImpl service) {
    this.service = service;
  }

  @Override
  public CaseInstanceBuilder caseDefinitionKey(String key) {
    this.key = CHECK.text("caseDefinitionKey", "key", key);
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
  public CaseInstance start() {
    CHECK.given("start", "caseDefinitionKey", key);
    var request =
        new StartRequest(
            key, service.tenants().of(tenantId), businessKey, CHECK.variables("start", variables));
    var command = new StartCaseInstanceCommand(request, service.definitions(), service.start());
    return ShownCaseInstance.of(service.commands().execute(command));
  }
}
