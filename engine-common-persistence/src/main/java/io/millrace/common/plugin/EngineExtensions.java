package io.millrace.common.plugin;

import io.millrace.common.calendar.BusinessCalendar;
import io.millrace.common.delegate.DelegateFactory;
import io.millrace.common.event.EngineEventListener;
import io.millrace.common.identity.IdentityProvider;
import io.millrace.common.interceptor.CommandInterceptor;
import io.millrace.common.tenant.TenantProvider;
import io.millrace.common.transaction.TransactionIntegration;
import io.millrace.common.transaction.TransactionListener;
import io.millrace.common.transaction.TransactionState;

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
   * Sets the calendar of a name.
   *
   * @param name the name that models use
   * @param calendar the calendar
   * @return this object
   */
  EngineExtensions calendar(String name, BusinessCalendar calendar);

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
}
