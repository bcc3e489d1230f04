package io.millrace.cmmn.reference;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Interpreters with one rule broken each; a comparison that is worth anything finds every one of
 * them.
 */
final class Faults {

  private final Map<String, Supplier<EngineUnderTest>> planted = new LinkedHashMap<>();

  private Faults() {
    new SentryFaults(this).sentries();
    var lifecycle = new LifecycleFaults(this);
    lifecycle.lifecycle();
    lifecycle.required();
    lifecycle.repetitions();
    lifecycle.engine();
    new CompletionFaults(this).completion();
    var rounds = new RoundFaults(this);
    rounds.rounds();
    rounds.order();
    var later = new LaterFaults(this);
    later.suspension();
    later.listeners();
    later.work();
    later.planning();
    later.outside();
  }

  /** By what is wrong with them. */
  static Map<String, Supplier<EngineUnderTest>> all() {
    return new Faults().planted;
  }

  void plant(String name, Semantics rules) {
    plant(name, () -> new Reference(rules));
  }

  void plant(String name, Rounds rounds) {
    plant(name, () -> new Reference(Semantics.STANDARD, rounds));
  }

  void plant(String name, Supplier<EngineUnderTest> engine) {
    planted.put(name, engine);
  }
}
