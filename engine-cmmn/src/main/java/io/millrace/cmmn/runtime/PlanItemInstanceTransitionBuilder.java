package io.millrace.cmmn.runtime;

import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import java.util.Map;

/**
 * Moves one plan item, with variables on its way. Each transition is a call of its own and returns
 * when everything that follows from it is done. Variables are set in the same unit of work before
 * it, so sentries see both at once; where the transition is refused, the call fails as a whole. Of
 * the instances that a plan item has for the elements of a collection only the one that is moved
 * gets local variables and those of what it calls. Used by one thread.
 *
 * <p>Spec: CMMN 1.1 §8.4.2, §8.4.3. Which transition is possible in which state is there.
 */
public interface PlanItemInstanceTransitionBuilder {

  /**
   * Sets a variable where the plan item sees it, or else at its case.
   *
   * @param name 1 to 255 characters
   * @param value may be null
   * @return this builder
   * @throws BadArgumentException if the name is null, empty or too long
   */
  PlanItemInstanceTransitionBuilder variable(String name, Object value);

  /**
   * Sets variables where the plan item sees them, or else at its case.
   *
   * @param variables name and value; null counts as none
   * @return this builder
   * @throws BadArgumentException if a name is null, empty or too long
   */
  PlanItemInstanceTransitionBuilder variables(Map<String, Object> variables);

  /**
   * Sets a variable of the plan item itself.
   *
   * @param name 1 to 255 characters
   * @param value may be null
   * @return this builder
   * @throws BadArgumentException if the name is null, empty or too long
   */
  PlanItemInstanceTransitionBuilder localVariable(String name, Object value);

  /**
   * Sets variables of the plan item itself.
   *
   * @param variables name and value; null counts as none
   * @return this builder
   * @throws BadArgumentException if a name is null, empty or too long
   */
  PlanItemInstanceTransitionBuilder localVariables(Map<String, Object> variables);

  /**
   * Adds a variable that the case sees until the call is done and that is never stored.
   *
   * @param name 1 to 255 characters
   * @param value may be null
   * @return this builder
   * @throws BadArgumentException if the name is null, empty or too long
   */
  PlanItemInstanceTransitionBuilder transientVariable(String name, Object value);

  /**
   * Adds variables that the case sees until the call is done and that are never stored.
   *
   * @param variables name and value; null counts as none
   * @return this builder
   * @throws BadArgumentException if a name is null, empty or too long
   */
  PlanItemInstanceTransitionBuilder transientVariables(Map<String, Object> variables);

  /**
   * Gives a variable to the process or case that a process task or case task starts, past what is
   * modelled. Such a task takes it by {@link #start()}, unless it starts in a job; all else refuses
   * it with an {@link IllegalStateEngineException}.
   *
   * @param name 1 to 255 characters
   * @param value may be null
   * @return this builder
   * @throws BadArgumentException if the name is null, empty or too long
   */
  PlanItemInstanceTransitionBuilder childTaskVariable(String name, Object value);

  /**
   * Gives variables to the process or case that is started, as {@link #childTaskVariable} does.
   *
   * @param variables name and value; null counts as none
   * @return this builder
   * @throws BadArgumentException if a name is null, empty or too long
   */
  PlanItemInstanceTransitionBuilder childTaskVariables(Map<String, Object> variables);

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
