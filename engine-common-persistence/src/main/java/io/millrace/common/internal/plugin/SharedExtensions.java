package io.millrace.common.internal.plugin;

import io.millrace.common.calendar.BusinessCalendar;
import io.millrace.common.delegate.DelegateFactory;
import io.millrace.common.event.EngineEventListener;
import io.millrace.common.expression.ExpressionFunction;
import io.millrace.common.expression.ExpressionResolver;
import io.millrace.common.identity.IdentityProvider;
import io.millrace.common.incident.IncidentHandler;
import io.millrace.common.interceptor.CommandInterceptor;
import io.millrace.common.internal.command.EngineTransactionListener;
import io.millrace.common.tenant.TenantProvider;
import io.millrace.common.transaction.TransactionIntegration;
import io.millrace.common.variable.VariableType;
import java.util.List;
import java.util.Map;

/**
 * What the application's plug-ins and settings add to an engine of any kind. Immutable.
 *
 * @param providers what there is once
 * @param expressions what expressions see
 * @param listeners who hears of what
 * @param variableTypes types of variables, asked before the built-in ones
 */
public record SharedExtensions(
    Providers providers,
    OfExpressions expressions,
    Listeners listeners,
    List<VariableType> variableTypes) {

  /**
   * What there is once.
   *
   * @param delegateFactory makes the objects of classes that models name
   * @param identity knows users, or null
   * @param tenant knows the tenant of a call, or null
   * @param calendars read the times of models, by name
   * @param transactions whose transactions the engine joins, or null
   */
  public record Providers(
      DelegateFactory delegateFactory,
      IdentityProvider identity,
      TenantProvider tenant,
      Map<String, BusinessCalendar> calendars,
      TransactionIntegration transactions) {}

  /**
   * What expressions see.
   *
   * @param beans objects by name; those of the settings may change while the engine runs
   * @param resolvers asked for other names
   * @param functions what can be called
   */
  public record OfExpressions(
      Map<String, Object> beans,
      List<ExpressionResolver> resolvers,
      List<ExpressionFunction> functions) {}

  /**
   * Who hears of what.
   *
   * @param events hear of events
   * @param transactions hear of every transaction that changes something
   * @param interceptors wrap every call
   * @param incidents hear of incidents
   */
  public record Listeners(
      List<EngineEventListener> events,
      List<EngineTransactionListener> transactions,
      List<CommandInterceptor> interceptors,
      List<IncidentHandler> incidents) {}
}
