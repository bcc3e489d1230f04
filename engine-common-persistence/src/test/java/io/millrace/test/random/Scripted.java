package io.millrace.test.random;

import java.util.List;
import java.util.Map;

/**
 * A model with what is done to it; it can be run again on anything that runs models.
 *
 * @param <M> the model
 * @param <A> the steps from outside
 */
public interface Scripted<M, A> {

  /** What is started. */
  M model();

  /** The variables it is started with. */
  Map<String, Object> variables();

  /** What is done then. */
  List<A> actions();
}
