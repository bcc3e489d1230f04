package io.millrace.bpmn.internal.event;

import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.WaitNames;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.TableNames;
import io.millrace.common.internal.query.VariableConditions;
import io.millrace.common.internal.query.VariableValues;
import io.millrace.common.internal.query.condition.SqlRenderer;
import io.millrace.common.internal.query.condition.SqlText;
import io.millrace.common.internal.query.number.ExactNumber;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import io.millrace.common.internal.subscription.Subscriptions;
import io.millrace.common.internal.subscription.WantedSubscriptions;
import io.millrace.common.internal.variable.VariableTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Finds the executions that wait for a message. The name is looked up by an index, and so is the
 * business key or the id of the process instance; variables are compared for those that are left.
 *
 * @param types say how values are stored
 */
public record MessageReceivers(VariableTypes types) {

  /** What the statement calls the variable that is compared. */
  private static final String VARIABLE = "V";

  /**
   * Returns who waits; without a lock, so that they may have gone on a moment later.
   *
   * @param most how many at most
   * @return ordered by id
   */
  public List<EventSubscriptionEntity> find(
      WantedReceiver wanted, int most, CommandContext command) {
    var condition = new StringBuilder();
    var parameters = new ArrayList<Parameter>();
    if (wanted.processInstanceId() != 0) {
      condition.append(" and SCOPE_ID_ = ?");
      parameters.add(Parameter.of(wanted.processInstanceId()));
    }
    if (wanted.definitionId() != 0) {
      condition.append(" and SCOPE_DEFINITION_ID_ = ?");
      parameters.add(Parameter.of(wanted.definitionId()));
    }
    if (wanted.businessKey() != null) {
      condition.append(
          " and SCOPE_ID_ in (select E.ID_ from MR_EXECUTION E where E.BUSINESS_KEY_ = ?)");
      parameters.add(Parameter.of(wanted.businessKey()));
    }
    add(wanted.variables(), "SCOPE_ID_", condition, parameters, command);
    add(wanted.localVariables(), "SUB_SCOPE_ID_", condition, parameters, command);
    return Subscriptions.of(command)
        .findWaiting(
            new WantedSubscriptions(
                WaitNames.MESSAGE_EVENT, wanted.messageName(), wanted.tenantId(), List.of()),
            ExecutionEntity.SCOPE_TYPE,
            condition.toString(),
            parameters,
            most);
  }

  /**
   * Tells whether a message is for a receiver whose family is locked, by the variables that it asks
   * for; all else was asked of the database.
   */
  boolean isFor(SentMessage message, ExecutionEntity receiver, BpmnContext context) {
    return message.targets() != SentMessage.Targets.STARTED
        && has(message.to().variables(), context.tree().processInstance(receiver), context)
        && has(message.to().localVariables(), receiver, context);
  }

  private boolean has(Map<String, Object> wanted, ExecutionEntity owner, BpmnContext context) {
    if (wanted.isEmpty()) {
      return true;
    }
    var held = context.variables().access().storedLocal(context.variables().node(owner));
    return wanted.entrySet().stream()
        .allMatch(
            one ->
                held.containsKey(one.getKey())
                    && isSame(one.getKey(), one.getValue(), held.get(one.getKey())));
  }

  private boolean isSame(String name, Object wanted, Object held) {
    var type = types.of(name, wanted);
    if (wanted instanceof Number number && types.isBuiltIn(type.name())) {
      return held instanceof Number other
          && types.isBuiltIn(types.of(name, held).name())
          && ExactNumber.areEqual(number, other);
    }
    return type.name().equals(types.of(name, held).name())
        && types.write(name, type, wanted).equals(types.write(name, type, held));
  }

  private void add(
      Map<String, Object> variables,
      String owner,
      StringBuilder condition,
      List<Parameter> parameters,
      CommandContext command) {
    var conditions = new VariableConditions(new VariableValues(types), variable -> variable);
    var renderer = new SqlRenderer(command.session().dialect(), new TableNames(null, null));
    variables.forEach(
        (name, value) -> {
          var sql = new SqlText();
          renderer.condition(conditions.equals("correlate", name, value), VARIABLE, sql);
          condition
              .append(" and exists (select 1 from MR_VARIABLE V where V.SUB_SCOPE_ID_ = ")
              .append("MR_EVENT_SUBSCRIPTION.")
              .append(owner)
              .append(" and V.TASK_ID_ = 0 and ")
              .append(sql.sql())
              .append(")");
          parameters.addAll(sql.parameters());
        });
  }
}
