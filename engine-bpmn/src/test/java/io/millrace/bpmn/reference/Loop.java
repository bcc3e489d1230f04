package io.millrace.bpmn.reference;

import java.util.List;

/**
 * What makes an activity multi-instance.
 *
 * @param collection whether it runs over the elements 100, 101, … rather than by a number
 * @param variable that holds the number of instances; null if that is fixed
 * @param number of instances, if no variable holds it
 * @param until the completion condition, or null
 * @param aggregated whether what the instances leave behind is gathered
 * @param before whether each instance begins with a job
 * @param after whether each instance is left by a job
 */
record Loop(
    boolean sequential,
    boolean collection,
    String variable,
    int number,
    Condition until,
    boolean aggregated,
    boolean before,
    boolean after) {

  /** The element of an instance that is added. */
  static final Object ADDED = 900L;

  /** The variable of an instance that holds its element. */
  static final String ELEMENT = "item";

  static final List<String> COUNTERS =
      List.of("loopCounter", "nrOfInstances", "nrOfActiveInstances", "nrOfCompletedInstances");

  int size(Vars vars) {
    return variable == null ? number : (int) vars.number(variable);
  }

  static Object element(int index) {
    return 100L + index;
  }

  Loop without(boolean condition, boolean gathering, boolean jobs) {
    return new Loop(
        sequential,
        collection,
        variable,
        number,
        condition ? null : until,
        !gathering && aggregated,
        !jobs && before,
        !jobs && after);
  }
}
