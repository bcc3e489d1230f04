package io.millrace.cmmn.model;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Finds the elements of one case by their ids. Building it walks the whole case, so it is kept.
 *
 * <p>Immutable and thread-safe.
 */
public final class CaseIndex {

  private final Case indexed;
  private final Map<String, CmmnElement> elements = new LinkedHashMap<>();
  private final Map<String, PlanItemContainer> containers = new LinkedHashMap<>();

  private CaseIndex(Case indexed) {
    this.indexed = indexed;
    enter(indexed.planModel());
    add(indexed.roles());
    if (indexed.caseFileModel() != null) {
      enter(indexed.caseFileModel().items());
    }
  }

  /**
   * Indexes a case. Of elements with one id the first is found.
   *
   * @param indexed the case
   * @return never null
   */
  public static CaseIndex of(Case indexed) {
    return new CaseIndex(indexed);
  }

  /**
   * Returns the case.
   *
   * @return never null
   */
  public Case indexedCase() {
    return indexed;
  }

  /**
   * Returns all elements that have an id: plan items, definitions, criteria, sentries, on-parts,
   * discretionary items, rules of planning tables, roles and case file items.
   *
   * @return unmodifiable, in document order of each stage, stages before what they hold
   */
  public Collection<CmmnElement> elements() {
    return Collections.unmodifiableCollection(elements.values());
  }

  /**
   * Finds an element.
   *
   * @param id its id
   * @return empty where nothing has that id
   */
  public Optional<CmmnElement> find(String id) {
    return Optional.ofNullable(elements.get(id));
  }

  /**
   * Finds an element of a kind.
   *
   * @param id its id
   * @param kind the class of its kind
   * @param <T> its kind
   * @return empty where nothing of that kind has that id
   */
  public <T extends CmmnElement> Optional<T> find(String id, Class<T> kind) {
    var found = elements.get(id);
    return kind.isInstance(found) ? Optional.of(kind.cast(found)) : Optional.empty();
  }

  /**
   * Returns the definition of an item.
   *
   * @param item a plan item or discretionary item of this case
   * @return never null
   * @throws java.util.NoSuchElementException where it refers to nothing, which no parsed case does
   */
  public PlanItemDefinition definition(PlannedElement item) {
    return find(item.definitionRef(), PlanItemDefinition.class).orElseThrow();
  }

  /**
   * Returns the sentry of a criterion.
   *
   * @param criterion a criterion of this case
   * @return never null
   * @throws java.util.NoSuchElementException where it refers to nothing, which no parsed case does
   */
  public Sentry sentry(Criterion criterion) {
    return find(criterion.sentryRef(), Sentry.class).orElseThrow();
  }

  /**
   * Returns the rules of an item: its own, else those of its definition (CMMN 1.1 §5.4.11).
   *
   * @param item a plan item or discretionary item of this case
   * @return never null
   * @throws java.util.NoSuchElementException where it refers to nothing, which no parsed case does
   */
  public ItemControl control(PlannedElement item) {
    var own = item.itemControl();
    var control = own == null ? definition(item).settings().defaultControl() : own;
    return control == null ? ItemControl.NONE : control;
  }

  /**
   * Returns where an element stands.
   *
   * @param id the id of a plan item, definition, sentry, criterion or discretionary item
   * @return the innermost stage or plan fragment around it; empty for the plan model and for what
   *     stands outside of it
   */
  public Optional<PlanItemContainer> container(String id) {
    return Optional.ofNullable(containers.get(id));
  }

  private void enter(PlanItemContainer container) {
    add(container);
    container.planItems().forEach(item -> enter(item, container));
    container.sentries().forEach(sentry -> enter(sentry, container));
    if (container instanceof Stage stage) {
      stage.exitCriteria().forEach(criterion -> add(criterion, container));
      enter(stage.planningTable(), container);
      stage.definitions().forEach(definition -> enter(definition, container));
    }
  }

  private void enter(PlannedElement item, PlanItemContainer container) {
    add(item, container);
    item.entryCriteria().forEach(criterion -> add(criterion, container));
    item.exitCriteria().forEach(criterion -> add(criterion, container));
  }

  private void enter(Sentry sentry, PlanItemContainer container) {
    add(sentry, container);
    sentry.onParts().forEach(part -> add(part, container));
  }

  private void enter(PlanItemDefinition definition, PlanItemContainer container) {
    add(definition, container);
    if (definition instanceof PlanItemContainer inner) {
      enter(inner);
    } else if (definition instanceof HumanTask task) {
      enter(task.planningTable(), container);
    }
  }

  private void enter(PlanningTable table, PlanItemContainer container) {
    if (table != null) {
      add(table, container);
      add(table.applicabilityRules());
      for (var item : table.items()) {
        if (item instanceof PlanningTable inner) {
          enter(inner, container);
        } else if (item instanceof DiscretionaryItem discretionary) {
          enter((PlannedElement) discretionary, container);
        }
      }
    }
  }

  private void enter(Collection<CaseFileItem> items) {
    add(items);
    items.forEach(item -> enter(item.children()));
  }

  private void add(Collection<? extends CmmnElement> added) {
    added.forEach(this::add);
  }

  private void add(CmmnElement element, PlanItemContainer container) {
    add(element);
    if (element.id() != null) {
      containers.putIfAbsent(element.id(), container);
    }
  }

  private void add(CmmnElement element) {
    if (element.id() != null) {
      elements.putIfAbsent(element.id(), element);
    }
  }
}
