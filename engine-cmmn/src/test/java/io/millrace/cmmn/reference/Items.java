package io.millrace.cmmn.reference;

/** Short words for the models of the tests. */
final class Items {

  private Items() {}

  static Item task(String id) {
    return Item.of(Kind.HUMAN_TASK, id);
  }

  static Item milestone(String id) {
    return Item.of(Kind.MILESTONE, id);
  }

  static Item listener(String id) {
    return Item.of(Kind.USER_LISTENER, id);
  }

  static Item stage(String id, Item... children) {
    return Item.stage(id, children);
  }

  static Criterion on(String id, OnPart... parts) {
    return Criterion.on(id, parts);
  }

  static OnPart complete(String source) {
    return OnPart.of(source, Transition.COMPLETE);
  }

  static OnPart occur(String source) {
    return OnPart.of(source, Transition.OCCUR);
  }

  static OnPart exit(String source) {
    return OnPart.of(source, Transition.EXIT);
  }

  static Condition is(String variable) {
    return new Condition.Is(variable, true);
  }

  static Control manual() {
    return Control.NONE.withManualActivation(Condition.ALWAYS);
  }

  static Control required() {
    return Control.NONE.withRequired(Condition.ALWAYS);
  }

  static Control repeating() {
    return Control.NONE.withRepetition(new Repetition(null, 0));
  }

  static Control repeatingWhile(Condition condition) {
    return Control.NONE.withRepetition(new Repetition(condition, 0));
  }
}
