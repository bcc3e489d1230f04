package io.millrace.test.random;

import java.util.Map;

/**
 * One instance on something that runs models: an interpreter, an interpreter with a planted fault,
 * or an engine.
 *
 * @param <M> the models
 * @param <A> the steps from outside
 * @param <S> what can be seen
 */
public interface ModelRunner<M, A, S> {

  /** Starts an instance; a refused one does not exist, and nothing else is called then. */
  Outcome start(M model, Map<String, Object> variables);

  /** Does one step. */
  Outcome apply(A action);

  /** What can be seen now. */
  S state();

  /** Nothing more is asked; an instance that still runs must not hear what others do. */
  default void close() {}
}
