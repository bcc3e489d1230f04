package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.internal.command.DefinitionChoice;
import io.millrace.cmmn.internal.command.StartCaseInstanceCommand;
import io.millrace.cmmn.internal.command.StartRequest;
import io.millrace.cmmn.runtime.CaseInstance;
import io.millrace.cmmn.runtime.CaseInstanceBuilder;
import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.service.Check;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Collects what a case is started with. Used by one thread. */
final class CaseInstanceBuilderImpl implements CaseInstanceBuilder {

  private static final Check CHECK = new Check("CaseInstanceBuilder");

  private final CmmnRuntimeParts parts;
  private final Map<String, Object> variables = new LinkedHashMap<>();
  private final Map<String, Object> transientVariables = new LinkedHashMap<>();
  private final List<StartRequest.CaseFileEntry> caseFileItems = new ArrayList<>();
  private long id;
  private String key;
  private String parentDeploymentId;
  private String tenantId;
  private boolean orNoTenant;
  private String name;
  private String businessKey;
  private String businessStatus;
  private String externalId;
  private String owner;
  private String assignee;

  CaseInstanceBuilderImpl(CmmnRuntimeParts parts) {
    this.parts = parts;
  }

  @Override
  public CaseInstanceBuilder caseDefinitionId(String caseDefinitionId) {
    this.id = CHECK.id("caseDefinitionId", "caseDefinitionId", caseDefinitionId);
    return this;
  }

  @Override
  public CaseInstanceBuilder caseDefinitionKey(String caseDefinitionKey) {
    this.key = CHECK.text("caseDefinitionKey", "caseDefinitionKey", caseDefinitionKey);
    return this;
  }

  @Override
  public CaseInstanceBuilder caseDefinitionParentDeploymentId(String parentDeploymentId) {
    this.parentDeploymentId =
        CHECK.text("caseDefinitionParentDeploymentId", "parentDeploymentId", parentDeploymentId);
    return this;
  }

  @Override
  public CaseInstanceBuilder tenantId(String tenantId) {
    this.tenantId = CHECK.optional("tenantId", "tenantId", tenantId);
    return this;
  }

  @Override
  public CaseInstanceBuilder fallbackToDefaultTenant() {
    this.orNoTenant = true;
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
  public CaseInstanceBuilder businessStatus(String businessStatus) {
    this.businessStatus = CHECK.optional("businessStatus", "businessStatus", businessStatus);
    return this;
  }

  @Override
  public CaseInstanceBuilder externalId(String externalId) {
    this.externalId =
        externalId == null ? null : CHECK.text("externalId", "externalId", externalId);
    return this;
  }

  @Override
  public CaseInstanceBuilder owner(String userId) {
    this.owner = userId == null ? null : CHECK.text("owner", "userId", userId);
    return this;
  }

  @Override
  public CaseInstanceBuilder assignee(String userId) {
    this.assignee = userId == null ? null : CHECK.text("assignee", "userId", userId);
    return this;
  }

  @Override
  public CaseInstanceBuilder variable(String name, Object value) {
    variables.put(CHECK.text("variable", "name", name), value);
    return this;
  }

  @Override
  public CaseInstanceBuilder variables(Map<String, Object> variables) {
    this.variables.putAll(CHECK.variables("variables", variables));
    return this;
  }

  @Override
  public CaseInstanceBuilder caseFileItem(String path, Object value) {
    var checked = CHECK.text("caseFileItem", "path", path);
    caseFileItems.add(new StartRequest.CaseFileEntry(checked, value));
    return this;
  }

  @Override
  public CaseInstanceBuilder transientVariable(String name, Object value) {
    transientVariables.put(CHECK.text("transientVariable", "name", name), value);
    return this;
  }

  @Override
  public CaseInstanceBuilder transientVariables(Map<String, Object> variables) {
    transientVariables.putAll(CHECK.variables("transientVariables", variables));
    return this;
  }

  @Override
  public CaseInstance start() {
    return start(false);
  }

  @Override
  public CaseInstance startAsync() {
    return start(true);
  }

  private CaseInstance start(boolean async) {
    if ((id == 0) == (key == null)) {
      throw new BadArgumentException(
          "CaseInstanceBuilder.start: "
              + (id == 0 ? "no definition was named" : "two definitions were named")
              + ". Call either caseDefinitionId or caseDefinitionKey.");
    }
    var tenant = parts.tenants().of(tenantId);
    var request =
        new StartRequest(
            new DefinitionChoice(id, key, parentDeploymentId, tenant, orNoTenant),
            new StartRequest.Labels(name, businessKey, businessStatus, externalId),
            new StartRequest.Roles(owner, assignee),
            CHECK.variables("start", variables),
            CHECK.variables("start", transientVariables),
            List.copyOf(caseFileItems));
    return parts
        .commands()
        .execute(new StartCaseInstanceCommand(request, async, parts.definitions(), parts.runtime()))
        .shown();
  }
}
