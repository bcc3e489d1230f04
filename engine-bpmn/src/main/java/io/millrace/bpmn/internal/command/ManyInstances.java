package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.event.Messages;
import io.millrace.bpmn.internal.operation.InstanceSuspension;
import io.millrace.common.internal.batch.BatchJobHandler;
import io.millrace.common.internal.batch.Batches;
import io.millrace.common.internal.batch.ItemsOperation;
import io.millrace.common.internal.batch.NewBatch;
import io.millrace.common.internal.job.JobAssembly;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.scope.ScopeTypes;
import io.millrace.common.internal.variable.CarriedValues;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Suspends many process instances, lets them go on, and sends them messages, by batches.
 *
 * @param lock takes the families' locks
 * @param suspension suspends instances
 * @param messages delivers messages
 * @param carried writes what a batch is told
 */
public record ManyInstances(
    FamilyLock lock, InstanceSuspension suspension, Messages messages, CarriedValues carried) {

  private static final String NAME = "name";
  private static final String VARIABLE = "v:";

  /** Lets process instances be items of batches. */
  public void addTo(JobAssembly jobs) {
    var batches = new Batches(jobs.jobs());
    jobs.handlers().add(new BatchJobHandler(suspension(true), batches));
    jobs.handlers().add(new BatchJobHandler(suspension(false), batches));
    jobs.handlers().add(new BatchJobHandler(correlation(), batches));
  }

  private ItemsOperation suspension(boolean suspended) {
    return new ItemsOperation(
        suspended ? "processSuspension" : "processActivation",
        (ids, document, context) ->
            new SuspendInstancesCommand(ids, suspended, lock, suspension).execute(context));
  }

  private ItemsOperation correlation() {
    return new ItemsOperation(
        "messageCorrelation",
        (ids, document, context) -> {
          var values = carried.read(document);
          var name = (String) values.get(NAME);
          var variables = CarriedValues.under(VARIABLE, values);
          ids.forEach(
              id ->
                  new CorrelateToInstanceCommand(
                          id, name, variables, lock, messages, suspension.runtime())
                      .execute(context));
        });
  }

  /** Returns a batch that suspends running instances or lets them go on. */
  public NewBatch suspending(List<Long> ids, boolean suspended) {
    return NewBatch.of(suspension(suspended), ScopeTypes.BPMN, ids, null);
  }

  /** Returns a batch that sends running instances a message. */
  public NewBatch correlating(List<Long> ids, String messageName, Map<String, ?> variables) {
    var values = new LinkedHashMap<String, Object>();
    values.put(NAME, messageName);
    variables.forEach((name, value) -> values.put(VARIABLE + name, value));
    return NewBatch.of(correlation(), ScopeTypes.BPMN, ids, carried.write(values));
  }
}
