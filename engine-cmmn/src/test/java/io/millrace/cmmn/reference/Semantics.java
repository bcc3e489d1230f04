package io.millrace.cmmn.reference;

/** The rules in force; a planted fault is one of them replaced. */
record Semantics(
    Sentries sentries,
    Lifecycle lifecycle,
    Repetitions repetitions,
    Completion completion,
    Listeners listeners) {

  static final Semantics STANDARD = of(new Repetitions());

  static Semantics of(Repetitions repetitions) {
    return new Semantics(
        new Sentries(), new Lifecycle(repetitions), repetitions, new Completion(), new Listeners());
  }

  Semantics with(Sentries other) {
    return new Semantics(other, lifecycle, repetitions, completion, listeners);
  }

  Semantics with(Lifecycle other) {
    return new Semantics(sentries, other, repetitions, completion, listeners);
  }

  Semantics with(Completion other) {
    return new Semantics(sentries, lifecycle, repetitions, other, listeners);
  }

  Semantics with(Listeners other) {
    return new Semantics(sentries, lifecycle, repetitions, completion, other);
  }
}
