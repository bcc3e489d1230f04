package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.DataNotAvailableException;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The data that an element takes in when it begins and gives away when it has completed. Immutable.
 *
 * <p>What is taken in are variables of the element's own execution, which becomes a scope; what is
 * given away is set in the scope around it, of an instance of a loop in that around the loop. An
 * element that is cancelled gives nothing. Spec: BPMN 2.0.2 §10.4.1, §10.4.2. Deviation: an element
 * whose data is not available fails instead of waiting for it, since nothing says who will bring
 * it.
 *
 * @param in what is taken in
 * @param out what is given away
 */
public record ElementData(Side in, Side out) {

  /** No data flows. */
  public static final ElementData NONE =
      new ElementData(new Side(List.of(), List.of()), new Side(List.of(), List.of()));

  /**
   * One of both directions.
   *
   * @param transfers in the order of the document
   * @param sets of which one has to be available, each the items it needs; empty where all have to
   */
  public record Side(List<DataTransfer> transfers, List<Set<String>> sets) {

    /** Copies the lists. */
    public Side {
      transfers = List.copyOf(transfers);
      sets = List.copyOf(sets);
    }

    private void run(
        ExecutionEntity execution, ExecutionEntity to, boolean isLocal, BpmnContext context) {
      var missing = new HashSet<String>();
      String first = null;
      for (var transfer : transfers) {
        var absent = transfer.absent(execution, context);
        if (absent == null) {
          transfer.run(execution, to, isLocal, context);
        } else {
          missing.add(transfer.item());
          first = first == null ? absent : first;
        }
      }
      if (first != null && !isEnough(missing)) {
        throw notAvailable(execution, first, isLocal);
      }
    }

    private boolean isEnough(Set<String> missing) {
      return sets.stream().anyMatch(set -> set.stream().noneMatch(missing::contains));
    }

    private static DataNotAvailableException notAvailable(
        ExecutionEntity execution, String variable, boolean isInput) {
      return new DataNotAvailableException(
          "The "
              + execution.activityType()
              + " '"
              + execution.activityId()
              + "' of process instance '"
              + execution.processInstanceId()
              + "' cannot "
              + (isInput ? "begin" : "complete")
              + ": its data needs the variable '"
              + variable
              + "', and there is none. Set it before, let a conditional event wait for it, or make it optional in the "
              + (isInput ? "inputSet." : "outputSet."));
    }
  }

  /** Tells whether the element takes data in. */
  public boolean takesIn() {
    return !in.transfers().isEmpty();
  }

  /** The element begins. */
  public void begin(ExecutionEntity execution, BpmnContext context) {
    if (!in.transfers().isEmpty() && !context.skips().ioMappings()) {
      execution.scope(true);
      in.run(execution, execution, true, context);
    }
  }

  /** The element has completed. */
  void end(ExecutionEntity execution, BpmnContext context) {
    if (!out.transfers().isEmpty() && !context.skips().ioMappings()) {
      out.run(execution, around(execution, context), false, context);
    }
  }

  private static ExecutionEntity around(ExecutionEntity execution, BpmnContext context) {
    var scope = context.tree().parent(execution);
    return scope.isMultiInstanceRoot() && context.isLoopInstance(execution)
        ? context.tree().parent(scope)
        : scope;
  }
}
