package io.millrace.cmmn.runtime;

import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;

/**
 * Moves one plan item. Each method is a call of its own and returns when everything that follows
 * from it is done. Used by one thread.
 *
 * <p>Spec: CMMN 1.1 §8.4.2, §8.4.3. Which transition is possible in which state is there.
 */
public interface PlanItemInstanceTransitionBuilder {

  /**
   * Says that what an active task waits for has happened, or that an event has occurred.
   *
   * @throws ObjectNotFoundException if there is no such open plan item
   * @throws IllegalStateEngineException if its state does not allow it
   */
  void trigger();

  /**
   * Enables a plan item that was disabled, or one that is available, which then repeats as if an
   * entry criterion were met.
   *
   * @throws ObjectNotFoundException if there is no such open plan item
   * @throws IllegalStateEngineException if its state does not allow it
   */
  void enable();

  /**
   * Says that an enabled plan item is not to be done.
   *
   * @throws ObjectNotFoundException if there is no such open plan item
   * @throws IllegalStateEngineException if its state does not allow it
   */
  void disable();

  /**
   * Starts an enabled plan item, or one that is available, which then repeats as if an entry
   * criterion were met.
   *
   * @throws ObjectNotFoundException if there is no such open plan item
   * @throws IllegalStateEngineException if its state does not allow it
   */
  void start();

  /**
   * Terminates a plan item with all that is open in it, whatever its state.
   *
   * @throws ObjectNotFoundException if there is no such open plan item
   * @throws IllegalStateEngineException if its state does not allow it
   */
  void terminate();

  /**
   * Completes an active stage in which nothing active or required is left.
   *
   * @throws ObjectNotFoundException if there is no such open plan item
   * @throws IllegalStateEngineException if its state does not allow it
   */
  void completeStage();

  /**
   * Completes an active stage whatever is left in it, which is terminated then.
   *
   * @throws ObjectNotFoundException if there is no such open plan item
   * @throws IllegalStateEngineException if its state does not allow it
   */
  void forceCompleteStage();

  /**
   * Holds an active stage or task, or an available listener or milestone.
   *
   * @throws ObjectNotFoundException if there is no such open plan item
   * @throws IllegalStateEngineException if its state does not allow it
   */
  void suspend();

  /**
   * Lets a plan item go on that was suspended.
   *
   * @throws ObjectNotFoundException if there is no such open plan item
   * @throws IllegalStateEngineException if its state does not allow it
   */
  void resume();

  /**
   * Starts a failed plan item once more.
   *
   * @throws ObjectNotFoundException if there is no such open plan item
   * @throws IllegalStateEngineException if its state does not allow it
   */
  void reactivate();

  /**
   * Lets an active plan item fail, as a fault with the code {@code fault} would: if no sentry of
   * the case waits for that, it leaves the case for the element that called it, provided that it is
   * caught there.
   *
   * @throws ObjectNotFoundException if there is no such open plan item
   * @throws IllegalStateEngineException if its state does not allow it
   */
  void fault();
}
