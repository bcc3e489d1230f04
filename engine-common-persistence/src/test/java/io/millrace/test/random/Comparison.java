package io.millrace.test.random;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Runs a script on an interpreter and on an engine, and compares after every step.
 *
 * @param <M> the models
 * @param <A> the steps from outside
 * @param <S> what can be seen
 */
public final class Comparison<M, A, S> {

  private final Supplier<? extends ModelRunner<M, A, S>> references;
  private final Supplier<? extends ModelRunner<M, A, S>> engines;

  /**
   * Creates it.
   *
   * @param references makes the interpreter that is right
   * @param engines makes what is compared with it
   */
  public Comparison(
      Supplier<? extends ModelRunner<M, A, S>> references,
      Supplier<? extends ModelRunner<M, A, S>> engines) {
    this.references = references;
    this.engines = engines;
  }

  /**
   * The first difference; empty if there is none, or once the interpreter itself does not settle
   * (then nothing more is said).
   */
  public Optional<Mismatch<S>> run(Scripted<M, A> script) {
    var reference = references.get();
    var engine = engines.get();
    int step = 0;
    Function<ModelRunner<M, A, S>, Answer<S>> call = start(script);
    try {
      while (true) {
        var expected = call.apply(reference);
        var actual = answer(call, engine);
        if (!expected.equals(actual)) {
          return Optional.of(new Mismatch<>(step, expected, actual));
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
  private static <M, A, S> Answer<S> answer(
      Function<ModelRunner<M, A, S>, Answer<S>> call, ModelRunner<M, A, S> engine) {
    try {
      return call.apply(engine);
    } catch (RuntimeException failure) {
      return Answer.failed(failure);
    }
  }

  private static <M, A, S> Function<ModelRunner<M, A, S>, Answer<S>> start(Scripted<M, A> script) {
    return engine -> {
      var outcome = engine.start(script.model(), script.variables());
      return Answer.of(outcome, outcome == Outcome.DONE ? engine.state() : null);
    };
  }

  private static <M, A, S> Function<ModelRunner<M, A, S>, Answer<S>> action(A action) {
    return engine -> Answer.of(engine.apply(action), engine.state());
  }
}
