package io.millrace.common.plugin;

import io.millrace.common.calendar.BusinessCalendar;
import io.millrace.common.delegate.DelegateFactory;
import io.millrace.common.event.EngineEventListener;
import io.millrace.common.expression.ExpressionFunction;
import io.millrace.common.expression.ExpressionResolver;
import io.millrace.common.identity.IdentityProvider;
import io.millrace.common.incident.IncidentHandler;
import io.millrace.common.interceptor.CommandInterceptor;
import io.millrace.common.tenant.TenantProvider;
import io.millrace.common.transaction.TransactionIntegration;
import io.millrace.common.transaction.TransactionListener;
import io.millrace.common.transaction.TransactionState;
import io.millrace.common.variable.VariableType;

/**
 * Where an {@link EnginePlugin} registers what it adds. It is used by one thread, while the engine
 * is built; no argument may be null.
 */
public interface EngineExtensions {

  /**
   * Adds an object that expressions reach by a name.
   *
   * @param name the name, a Java identifier
   * @param bean the object; its public methods and properties are open to expressions
   * @return this object
   */
  EngineExtensions bean(String name, Object bean);

  /**
   * Sets what makes the objects of classes that models name.
   *
   * @param factory the factory
   * @return this object
   */
  EngineExtensions delegateFactory(DelegateFactory factory);

  /**
   * Sets who says who is calling, and which groups a user is in.
   *
   * @param provider the provider
   * @return this object
   */
  EngineExtensions identityProvider(IdentityProvider provider);

  /**
   * Sets who says to which tenant a call belongs.
   *
   * @param provider the provider
   * @return this object
   */
  EngineExtensions tenantProvider(TenantProvider provider);

  /**
   * Adds a calendar that reads times of models.
   *
   * @param name which: {@code default} reads all times of timers and due dates of tasks; {@code
   *     dueDate}, {@code duration} and {@code cycle} those of one kind, instead of {@code default};
   *     any other name those of timers and tasks whose model names it by {@code
   *     businessCalendarName}. One that was added with the same name before gives way
   * @param calendar the calendar
   * @return this object
   */
  EngineExtensions calendar(String name, BusinessCalendar calendar);

  /**
   * Adds somebody who hears of incidents of a type, beside those that were added before.
   *
   * @param handler the handler
   * @return this object
   */
  EngineExtensions incidentHandler(IncidentHandler handler);

  /**
   * Adds a listener for the events that {@link EngineEventListener#getTypes()} names.
   *
   * @param listener the listener
   * @return this object
   */
  EngineExtensions eventListener(EngineEventListener listener);

  /**
   * Adds a listener that hears of every transaction that changes something.
   *
   * @param state when to call it
   * @param listener the listener
   * @return this object
   */
  EngineExtensions transactionListener(TransactionState state, TransactionListener listener);

  /**
   * Adds an interceptor inside of those there are.
   *
   * @param interceptor the interceptor
   * @return this object
   */
  EngineExtensions commandInterceptor(CommandInterceptor interceptor);

  /**
   * Sets whose transactions the engine joins.
   *
   * @param integration the integration
   * @return this object
   */
  EngineExtensions transactionIntegration(TransactionIntegration integration);

  /**
   * Adds a type of variables, asked after those that were added before and before the built-in
   * ones.
   *
   * @param type the type; one with the name of a built-in type takes its place
   * @return this object
   */
  EngineExtensions variableType(VariableType type);

  /**
   * Adds somebody who finds objects for names in expressions that are neither a variable nor a
   * bean.
   *
   * @param resolver the resolver, asked after those that were added before
   * @return this object
   */
  EngineExtensions expressionResolver(ExpressionResolver resolver);

  /**
   * Adds a function that expressions can call.
   *
   * @param function the function
   * @return this object
   */
  EngineExtensions expressionFunction(ExpressionFunction function);
}
