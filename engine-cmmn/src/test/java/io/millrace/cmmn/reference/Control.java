package io.millrace.cmmn.reference;

/**
 * The rules of an item.
 *
 * @param required null if there is no rule, as for the next three
 */
record Control(
    Condition required,
    Condition manualActivation,
    Repetition repetition,
    Condition completionNeutral,
    ParentCompletion parentCompletion) {

  static final Control NONE = new Control(null, null, null, null, ParentCompletion.DEFAULT);

  Control withRequired(Condition condition) {
    return new Control(
        condition, manualActivation, repetition, completionNeutral, parentCompletion);
  }

  Control withManualActivation(Condition condition) {
    return new Control(required, condition, repetition, completionNeutral, parentCompletion);
  }

  Control withRepetition(Repetition rule) {
    return new Control(required, manualActivation, rule, completionNeutral, parentCompletion);
  }

  Control withCompletionNeutral(Condition condition) {
    return new Control(required, manualActivation, repetition, condition, parentCompletion);
  }

  Control with(ParentCompletion rule) {
    return new Control(required, manualActivation, repetition, completionNeutral, rule);
  }
}
