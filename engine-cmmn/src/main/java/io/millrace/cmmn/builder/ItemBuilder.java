package io.millrace.cmmn.builder;

import io.millrace.cmmn.model.CriterionKind;
import io.millrace.cmmn.model.DefinitionSettings;
import io.millrace.cmmn.model.ElementInfo;
import io.millrace.cmmn.model.Extensions;
import io.millrace.cmmn.model.Implementation;
import io.millrace.cmmn.model.ImplementationKind;
import io.millrace.cmmn.model.PlanItemDefinition;
import io.millrace.cmmn.model.PlanItemLifecycleListener;
import io.millrace.cmmn.model.VariableChangeType;
import io.millrace.cmmn.model.VariableListener;
import io.millrace.common.model.Documentation;
import io.millrace.common.model.SourcePosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Builds a plan item with its definition. Not thread-safe.
 *
 * @param <B> the builder itself
 */
public abstract class ItemBuilder<B extends ItemBuilder<B>> extends RulesBuilder<B> {

  private final String id;
  private final List<Documentation> documentation = new ArrayList<>();
  private final List<PlanItemLifecycleListener> listeners = new ArrayList<>();
  private final List<VariableListener> variableListeners = new ArrayList<>();
  private final List<CriterionBuilder> criteria = new ArrayList<>();
  private final List<String> applicabilityRules = new ArrayList<>();
  private final List<String> authorizedRoles = new ArrayList<>();
  private String name;

  ItemBuilder(String id) {
    this.id = id;
  }

  /**
   * Names it.
   *
   * @param text what users see
   * @return this
   */
  public B name(String text) {
    this.name = text;
    return self();
  }

  /**
   * Documents it.
   *
   * @param text a text for people
   * @return this
   */
  public B documentation(String text) {
    documentation.add(new Documentation(null, null, text));
    return self();
  }

  /**
   * Adds an entry criterion, whose sentry is described by what follows: {@code
   * entry().on("a","complete").ifPart("${x}")}.
   *
   * @return a builder of the criterion
   */
  public CriterionBuilder entry() {
    return criterion(CriterionKind.ENTRY);
  }

  /**
   * Adds an entry criterion.
   *
   * @param sentry describes its sentry
   * @return this
   */
  public B entry(Consumer<CriterionBuilder> sentry) {
    sentry.accept(entry());
    return self();
  }

  /**
   * Adds an exit criterion, whose sentry is described by what follows.
   *
   * @return a builder of the criterion
   */
  public CriterionBuilder exit() {
    return criterion(CriterionKind.EXIT);
  }

  /**
   * Adds an exit criterion.
   *
   * @param sentry describes its sentry
   * @return this
   */
  public B exit(Consumer<CriterionBuilder> sentry) {
    sentry.accept(exit());
    return self();
  }

  private CriterionBuilder criterion(CriterionKind kind) {
    var number = 1 + criteria(kind).size();
    var word = kind == CriterionKind.ENTRY ? "Entry" : "Exit";
    var criterion = new CriterionBuilder(kind, id + word + number);
    criteria.add(criterion);
    return criterion;
  }

  /**
   * Calls code of the application when the item changes its state.
   *
   * @param sourceState the state it leaves, or null for any
   * @param targetState the state it reaches, or null for any
   * @param kind how the code is found
   * @param value a class name or an expression, as the kind says
   * @return this
   */
  public B lifecycleListener(
      String sourceState, String targetState, ImplementationKind kind, String value) {
    listeners.add(
        new PlanItemLifecycleListener(
            sourceState, targetState, Set.of(), null, new Implementation(kind, value, List.of())));
    return self();
  }

  /**
   * Calls code of the application when a variable of the item, or of one inside it, changes.
   *
   * @param event which changes
   * @param kind how the code is found
   * @param value a class name or an expression, as the kind says
   * @return this
   */
  public B variableListener(VariableChangeType event, ImplementationKind kind, String value) {
    variableListeners.add(new VariableListener(event, new Implementation(kind, value, List.of())));
    return self();
  }

  /**
   * Says when a discretionary item can be planned. Means nothing for other items.
   *
   * @param condition an expression
   * @return this
   */
  public B applicable(String condition) {
    applicabilityRules.add(condition);
    return self();
  }

  /**
   * Says who can plan a discretionary item. Means nothing for other items.
   *
   * @param roles the ids of case roles
   * @return this
   */
  public B plannedBy(String... roles) {
    authorizedRoles.addAll(List.of(roles));
    return self();
  }

  abstract B self();

  abstract PlanItemDefinition definition();

  String id() {
    return id;
  }

  String name() {
    return name;
  }

  List<String> applicabilityRules() {
    return applicabilityRules;
  }

  List<String> authorizedRoles() {
    return authorizedRoles;
  }

  List<CriterionBuilder> criteria() {
    return criteria;
  }

  List<CriterionBuilder> criteria(CriterionKind kind) {
    return criteria.stream().filter(criterion -> criterion.kind() == kind).toList();
  }

  DefinitionSettings settings() {
    return new DefinitionSettings(null, listeners, variableListeners);
  }

  ElementInfo definitionInfo() {
    return info(definitionId());
  }

  ElementInfo info(String elementId) {
    return new ElementInfo(elementId, name, documentation, Extensions.NONE, SourcePosition.NONE);
  }

  String definitionId() {
    return id + "Definition";
  }
}
