package io.millrace.test.script;

import io.millrace.test.random.Outcome;
import java.util.Map;

/**
 * One instance on an engine, moved by the steps of a script.
 *
 * @param <M> the models
 * @param <A> the steps from outside
 */
public interface ScriptRunner<M, A> {

  /** Starts the instance. */
  Outcome start(M model, Map<String, Object> variables);

  /** Finds the instance whose start did not come back, though it was done; it is the only one. */
  void find(M model);

  /** Looks at where the instance stands, which tells what the next step can mean. */
  void look();

  /** Does one step. */
  Outcome apply(A action);

  /** Why the last call that was refused was; null if it was not. */
  RuntimeException refusal();

  /** Leaves nothing of the instance, nor of its history. */
  void erase();
}
