package io.millrace.cmmn.builder;

import io.millrace.cmmn.model.Case;
import io.millrace.cmmn.model.CaseFile;
import io.millrace.cmmn.model.CaseFileItem;
import io.millrace.cmmn.model.CaseRole;
import io.millrace.cmmn.model.CaseStart;
import io.millrace.cmmn.model.CmmnModel;
import io.millrace.cmmn.model.CriterionKind;
import io.millrace.cmmn.model.DefinitionsSettings;
import io.millrace.cmmn.model.ElementInfo;
import io.millrace.cmmn.model.EventCorrelation;
import io.millrace.cmmn.model.EventSubscription;
import io.millrace.cmmn.model.Multiplicity;
import io.millrace.cmmn.model.PlanItemDefinition;
import io.millrace.cmmn.model.TaskForm;
import io.millrace.cmmn.model.VariableMapping;
import io.millrace.common.IllegalStateEngineException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Builds a case and its plan model, whose id is that of the case with {@code Plan} behind it. Exit
 * criteria end the case; entry criteria and rules mean nothing for a plan model and are refused.
 * Not thread-safe. Spec: CMMN 1.1 §5.2.
 */
public final class CaseBuilder extends PlanBuilder<CaseBuilder> {

  private final CaseBuilder before;
  private final List<CaseRole> roles = new ArrayList<>();
  private final List<CaseFileItem> caseFile = new ArrayList<>();
  private final List<String> users = new ArrayList<>();
  private final List<String> groups = new ArrayList<>();
  private String initiatorVariable;
  private String historyTimeToLive;
  private final List<EventCorrelation> startCorrelations = new ArrayList<>();
  private final List<VariableMapping> startPayload = new ArrayList<>();
  private String startEvent;
  private boolean oncePerCorrelation;
  private String formKey;

  CaseBuilder(CaseBuilder before, String key) {
    super(key);
    this.before = before;
  }

  /**
   * Keeps the user who starts the case in a variable.
   *
   * @param name the name of the variable
   * @return this
   */
  public CaseBuilder initiatorVariable(String name) {
    initiatorVariable = name;
    return this;
  }

  /**
   * Says who may start the case.
   *
   * @param candidates users
   * @return this
   */
  public CaseBuilder candidateStarterUsers(String... candidates) {
    users.addAll(List.of(candidates));
    return this;
  }

  /**
   * Says whose members may start the case.
   *
   * @param candidates groups
   * @return this
   */
  public CaseBuilder candidateStarterGroups(String... candidates) {
    groups.addAll(List.of(candidates));
    return this;
  }

  /**
   * Says how long history is kept after the end of the case.
   *
   * @param time days, or an ISO-8601 duration
   * @return this
   */
  public CaseBuilder historyTimeToLive(String time) {
    historyTimeToLive = time;
    return this;
  }

  /**
   * Lets an event of the event registry start the case.
   *
   * @param eventType the key of the event
   * @return this
   */
  public CaseBuilder startEvent(String eventType) {
    startEvent = eventType;
    return this;
  }

  /**
   * Says what the event that starts the case has to carry.
   *
   * @param name the name of a correlation parameter of the event
   * @param value its value, or an expression that sees beans
   * @return this
   */
  public CaseBuilder startCorrelation(String name, String value) {
    startCorrelations.add(new EventCorrelation(name, value));
    return this;
  }

  /**
   * Keeps a value of the event that starts the case in a variable.
   *
   * @param source the name of the value
   * @param target the name of the variable
   * @return this
   */
  public CaseBuilder startPayload(String source, String target) {
    startPayload.add(new VariableMapping(false, source, null, target, null, false, false));
    return this;
  }

  /**
   * Lets an event start the case only where no case runs that an event with the same correlation
   * values has started.
   *
   * @return this
   */
  public CaseBuilder startOncePerCorrelation() {
    oncePerCorrelation = true;
    return this;
  }

  /**
   * Names the form that starts the case.
   *
   * @param key its key
   * @return this
   */
  public CaseBuilder formKey(String key) {
    formKey = key;
    return this;
  }

  /**
   * Adds a role.
   *
   * @param id its id
   * @param name its name, or null
   * @return this
   */
  public CaseBuilder role(String id, String name) {
    roles.add(new CaseRole(ElementInfo.of(id, name)));
    return this;
  }

  /**
   * Adds an item to the case file.
   *
   * @param id its id
   * @param multiplicity how many instances there can be
   * @param children items that it holds, of any number each
   * @return this
   */
  public CaseBuilder caseFileItem(String id, Multiplicity multiplicity, String... children) {
    var held = List.of(children).stream().map(child -> item(child, List.of())).toList();
    caseFile.add(
        new CaseFileItem(ElementInfo.of(id, id), null, multiplicity, null, List.of(), held));
    return this;
  }

  private static CaseFileItem item(String id, List<CaseFileItem> children) {
    return new CaseFileItem(
        ElementInfo.of(id, id), null, Multiplicity.ZERO_OR_MORE, null, List.of(), children);
  }

  /**
   * Refuses, since a case has no entry criteria.
   *
   * @throws IllegalStateEngineException always
   */
  @Override
  public CriterionBuilder entry() {
    throw new IllegalStateEngineException(
        "The case '" + id() + "' cannot have an entry criterion. Give it to an item of the case.");
  }

  /**
   * Ends the case and begins another one in the same file.
   *
   * @param key the key of the other case
   * @return a builder of the other case
   */
  public CaseBuilder andCase(String key) {
    return new CaseBuilder(this, key);
  }

  /**
   * Returns the name the file is deployed under.
   *
   * @return the key of its first case and {@code .cmmn.xml}
   */
  public String resourceName() {
    return before == null ? id() + ".cmmn.xml" : before.resourceName();
  }

  /**
   * Returns the case.
   *
   * @return as it was described so far
   */
  public Case toCase() {
    var start =
        new CaseStart(
            initiatorVariable,
            users,
            groups,
            false,
            startEvent == null
                ? null
                : new EventSubscription(startEvent, startCorrelations, startPayload),
            oncePerCorrelation);
    var file =
        caseFile.isEmpty() ? null : new CaseFile(ElementInfo.of(id() + "File", null), caseFile);
    return new Case(
        info(id()),
        start,
        historyTimeToLive,
        file,
        stage(
            ElementInfo.of(id() + "Plan", null),
            criteria(this, CriterionKind.EXIT),
            new TaskForm(formKey, true, null)),
        roles,
        List.of(),
        List.of(),
        List.of());
  }

  /**
   * Returns the file.
   *
   * @return with all its cases, as they were described so far
   */
  public CmmnModel toModel() {
    var cases = new ArrayList<Case>();
    for (var builder = this; builder != null; builder = builder.before) {
      cases.add(0, builder.toCase());
    }
    return new CmmnModel(
        ElementInfo.of(null, null),
        DefinitionsSettings.DEFAULT,
        List.of(),
        List.of(),
        cases,
        List.of());
  }

  /**
   * Returns the file as XML.
   *
   * @return CMMN 1.1
   */
  public String toXml() {
    return CmmnXml.write(toModel());
  }

  /**
   * Returns the file as XML in UTF-8.
   *
   * @return CMMN 1.1
   */
  public byte[] toBytes() {
    return toXml().getBytes(StandardCharsets.UTF_8);
  }

  @Override
  CaseBuilder self() {
    return this;
  }

  @Override
  PlanItemDefinition definition() {
    return toCase().planModel();
  }
}
