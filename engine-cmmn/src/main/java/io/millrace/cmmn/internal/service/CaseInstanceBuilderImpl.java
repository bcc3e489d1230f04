package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.internal.command.DefinitionChoice;
import io.millrace.cmmn.internal.command.StartCaseInstanceCommand;
import io.millrace.cmmn.internal.command.StartRequest;
import io.millrace.cmmn.runtime.CaseInstance;
import io.millrace.cmmn.runtime.CaseInstanceBuilder;
import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.service.AbstractVariablesBuilder;
import io.millrace.common.internal.service.Check;
import java.util.ArrayList;
import java.util.List;

/** Collects what a case is started with. Used by one thread. */
final class CaseInstanceBuilderImpl extends AbstractVariablesBuilder<CaseInstanceBuilder>
    implements CaseInstanceBuilder {

  private static final Check CHECK = new Check("CaseInstanceBuilder");

  private final CmmnRuntimeParts parts;
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
    super(CHECK);
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
    this.externalId = CHECK.textOrNull("externalId", "externalId", externalId);
    return this;
  }

  @Override
  public CaseInstanceBuilder owner(String userId) {
    this.owner = CHECK.textOrNull("owner", "userId", userId);
    return this;
  }

  @Override
  public CaseInstanceBuilder assignee(String userId) {
    this.assignee = CHECK.textOrNull("assignee", "userId", userId);
    return this;
  }

  @Override
  public CaseInstanceBuilder caseFileItem(String path, Object value) {
    var checked = CHECK.text("caseFileItem", "path", path);
    caseFileItems.add(new StartRequest.CaseFileEntry(checked, value));
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
            CHECK.variables("start", variables()),
            CHECK.variables("start", transientVariables()),
            List.copyOf(caseFileItems));
    return parts
        .commands()
        .execute(new StartCaseInstanceCommand(request, async, parts.definitions(), parts.runtime()))
        .shown();
  }
}
