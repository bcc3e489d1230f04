package io.millrace.bpmn.reference;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** Runs a script on the interpreter and on another engine, and compares after every step. */
final class Comparison {

  private final Supplier<? extends EngineUnderTest> engines;
  private final Rules rules;

  Comparison(Supplier<? extends EngineUnderTest> engines, Rules rules) {
    this.engines = engines;
    this.rules = rules;
  }

  /**
   * The first difference; empty if there is none, or once the interpreter itself does not settle
   * (then nothing more is said).
   */
  Optional<Mismatch> run(Script script) {
    var reference = new Reference(rules);
    var engine = engines.get();
    int step = 0;
    var call = start(script);
    try {
      while (true) {
        var expected = call.apply(reference);
        var actual = answer(call, engine);
        if (!expected.equals(actual)) {
          return Optional.of(new Mismatch(step, expected, actual));
        }
        if (expected.state() == null || step == script.actions().size()) {
          return Optional.empty();
        }
        call = action(script.actions().get(step++));
      }
    } catch (DoesNotSettle unsettled) {
      return Optional.empty();
    } finally {
      engine.close();
    }
  }

  /**
   * Whatever an engine throws is an answer, and wrong, so it is made small like any other
   * difference.
   */
  private static Answer answer(Function<EngineUnderTest, Answer> call, EngineUnderTest engine) {
    try {
      return call.apply(engine);
    } catch (RuntimeException failure) {
      return Answer.failed(failure);
    }
  }

  private static Function<EngineUnderTest, Answer> start(Script script) {
    return engine -> {
      var outcome = engine.start(script.model(), script.variables());
      return Answer.of(outcome, outcome == Outcome.DONE ? engine.state() : null);
    };
  }

  private static Function<EngineUnderTest, Answer> action(Action action) {
    return engine -> Answer.of(engine.apply(action), engine.state());
  }
}
