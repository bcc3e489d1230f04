package io.millrace.benchmark.scenario;

import io.millrace.benchmark.engine.EngineCalls;
import io.millrace.benchmark.engine.EngineUnderTest;
import io.millrace.benchmark.engine.Model;
import java.util.Optional;

/**
 * One process and the calls that bring an instance of it to its end. Implementations keep no state
 * and are safe for use by many threads.
 */
public interface Scenario {

  /**
   * Returns the name of the scenario, which is also the id of the process and begins the name of
   * the model's file.
   *
   * @return such as {@code startToEnd}
   */
  String name();

  /**
   * Brings one new instance from its start to its end.
   *
   * @param engine the engine to call
   * @throws IllegalStateException if the instance is not where it should be
   */
  void run(EngineCalls engine);

  /**
   * Says what each instance must have left in a full history.
   *
   * @return the traces of one instance, or empty if nobody knows: then each must leave the same as
   *     the first
   */
  Optional<Traces> traces();

  /**
   * Makes an engine ready for instances.
   *
   * @param engine the running engine
   * @param model the model to deploy
   */
  default void prepare(EngineUnderTest engine, Model model) {
    engine.deploy(model);
  }

  /**
   * Tells whether other scenarios may run on the engine that was made ready for this one, before
   * and after it.
   *
   * @return false if making ready changes what others would measure or find
   */
  default boolean sharesEngine() {
    return true;
  }

  /**
   * Returns this project's own model of the process.
   *
   * @return the model, read anew at each call
   */
  default Model model() {
    return Model.besideClass(Scenario.class, name());
  }
}
