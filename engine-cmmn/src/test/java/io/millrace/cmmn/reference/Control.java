package io.millrace.cmmn.reference;

/**
 * The rules of an item.
 *
 * @param required null if there is no rule, as for the next three
 * @param reactivation null for what the reactivate event listener says; of that, what it says
 */
record Control(
    Condition required,
    Condition manualActivation,
    Repetition repetition,
    Condition completionNeutral,
    ParentCompletion parentCompletion,
    Reactivation reactivation) {

  static final Control NONE = new Control(null, null, null, null, ParentCompletion.DEFAULT, null);

  Control withRequired(Condition condition) {
    return new Control(
        condition, manualActivation, repetition, completionNeutral, parentCompletion, reactivation);
  }

  Control withManualActivation(Condition condition) {
    return new Control(
        required, condition, repetition, completionNeutral, parentCompletion, reactivation);
  }

  Control withRepetition(Repetition rule) {
    return new Control(
        required, manualActivation, rule, completionNeutral, parentCompletion, reactivation);
  }

  Control withCompletionNeutral(Condition condition) {
    return new Control(
        required, manualActivation, repetition, condition, parentCompletion, reactivation);
  }

  Control with(ParentCompletion rule) {
    return new Control(
        required, manualActivation, repetition, completionNeutral, rule, reactivation);
  }

  Control with(Reactivation rule) {
    return new Control(
        required, manualActivation, repetition, completionNeutral, parentCompletion, rule);
  }
}
