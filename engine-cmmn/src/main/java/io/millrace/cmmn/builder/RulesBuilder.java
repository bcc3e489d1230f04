package io.millrace.cmmn.builder;

import io.millrace.cmmn.model.AggregatedVariable;
import io.millrace.cmmn.model.ElementInfo;
import io.millrace.cmmn.model.ItemControl;
import io.millrace.cmmn.model.ItemRule;
import io.millrace.cmmn.model.ParentCompletionRule;
import io.millrace.cmmn.model.ParentCompletionType;
import io.millrace.cmmn.model.PlanItemTransition;
import io.millrace.cmmn.model.ReactivationRule;
import io.millrace.cmmn.model.RepetitionCollection;
import io.millrace.cmmn.model.RepetitionRule;
import io.millrace.cmmn.model.VariableAggregation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Builds the rules of a plan item. Not thread-safe. Spec: CMMN 1.1 §5.4.11.
 *
 * @param <B> the builder itself
 */
public abstract class RulesBuilder<B extends RulesBuilder<B>> {

  private final List<VariableAggregation> aggregations = new ArrayList<>();
  private ItemRule required;
  private ItemRule manualActivation;
  private ItemRule repetition;
  private ItemRule completionNeutral;
  private ParentCompletionType parentCompletion;
  private ReactivationRule reactivation;
  private String counterVariable;
  private boolean ignoreCounter;
  private String maxInstanceCount;
  private RepetitionCollection collection;
  private PlanItemTransition repeatOn;

  RulesBuilder() {}

  /**
   * Requires the item to end before its stage completes.
   *
   * @return this
   */
  public B required() {
    return required(null);
  }

  /**
   * Requires the item to end before its stage completes.
   *
   * @param condition an expression that says whether it is required, or null for always
   * @return this
   */
  public B required(String condition) {
    required = ItemRule.of(condition);
    return self();
  }

  /**
   * Lets the item wait to be started by hand.
   *
   * @return this
   */
  public B manualActivation() {
    return manualActivation(null);
  }

  /**
   * Lets the item wait to be started by hand.
   *
   * @param condition an expression that says whether it waits, or null for always
   * @return this
   */
  public B manualActivation(String condition) {
    manualActivation = ItemRule.of(condition);
    return self();
  }

  /**
   * Lets the item have several instances.
   *
   * @return this
   */
  public B repetition() {
    return repetition(null);
  }

  /**
   * Lets the item have several instances.
   *
   * @param condition an expression that says whether there is another one, or null for always
   * @return this
   */
  public B repetition(String condition) {
    repetition = ItemRule.of(condition);
    return self();
  }

  /**
   * Names the local variable that counts the instances of a repeated item.
   *
   * @param variable its name
   * @return this
   */
  public B counter(String variable) {
    counterVariable = variable;
    return repeated();
  }

  /**
   * Keeps no counter of the instances of a repeated item.
   *
   * @return this
   */
  public B withoutCounter() {
    ignoreCounter = true;
    return repeated();
  }

  /**
   * Limits how many instances of a repeated item are active at a time.
   *
   * @param count a number from 1, or {@code unlimited}
   * @return this
   */
  public B maxInstances(String count) {
    maxInstanceCount = count;
    return repeated();
  }

  /**
   * Repeats the item over a collection.
   *
   * @param variable the name of the variable that holds it, or an expression
   * @param element the name of the local variable for the element, or null
   * @param index the name of the local variable for the index, or null
   * @return this
   */
  public B over(String variable, String element, String index) {
    collection = new RepetitionCollection(variable, element, index);
    return repeated();
  }

  /**
   * Collects variables of the instances of a repeated item.
   *
   * @param target the name of the variable that gets the collection
   * @param sources the names of the variables that are collected
   * @return this
   */
  public B aggregate(String target, String... sources) {
    var variables =
        Arrays.stream(sources)
            .map(source -> new AggregatedVariable(source, null, null, null))
            .toList();
    aggregations.add(new VariableAggregation(target, null, false, false, null, null, variables));
    return repeated();
  }

  /**
   * Says which transition of an instance of a repeated item makes the next one.
   *
   * @param transition the transition
   * @return this
   */
  public B repeatOn(PlanItemTransition transition) {
    repeatOn = transition;
    return repeated();
  }

  private B repeated() {
    return repetition == null ? repetition() : self();
  }

  /**
   * Lets an available item not keep its stage from completing.
   *
   * @return this
   */
  public B completionNeutral() {
    return completionNeutral(null);
  }

  /**
   * Lets an available item not keep its stage from completing.
   *
   * @param condition an expression that says whether it does not, or null for always
   * @return this
   */
  public B completionNeutral(String condition) {
    completionNeutral = ItemRule.of(condition);
    return self();
  }

  /**
   * Says when the item does not keep its stage from completing.
   *
   * @param type when
   * @return this
   */
  public B parentCompletion(ParentCompletionType type) {
    parentCompletion = type;
    return self();
  }

  /**
   * Says what becomes of the item when its case is reactivated.
   *
   * @param activate an expression that says whether it is activated, or null
   * @param ignore an expression that says whether it stays away, or null
   * @param otherwise an expression that says whether it is treated as in a new case, or null
   * @return this
   */
  public B reactivation(String activate, String ignore, String otherwise) {
    reactivation = new ReactivationRule(activate, ignore, otherwise);
    return self();
  }

  abstract B self();

  /** Returns the rules, or null where there are none. */
  ItemControl control() {
    var control =
        new ItemControl(
            ElementInfo.of(null, null),
            required,
            manualActivation,
            repetitionRule(),
            completionNeutral,
            parentCompletion == null
                ? null
                : new ParentCompletionRule(ElementInfo.of(null, null), parentCompletion),
            reactivation);
    return control.equals(ItemControl.NONE) ? null : control;
  }

  private RepetitionRule repetitionRule() {
    return repetition == null
        ? null
        : new RepetitionRule(
            repetition,
            counterVariable,
            ignoreCounter,
            maxInstanceCount,
            collection,
            aggregations,
            repeatOn);
  }
}
