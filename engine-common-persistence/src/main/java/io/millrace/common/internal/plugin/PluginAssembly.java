package io.millrace.common.internal.plugin;

import io.millrace.common.BadArgumentException;
import io.millrace.common.calendar.BusinessCalendar;
import io.millrace.common.delegate.DelegateFactory;
import io.millrace.common.event.EngineEventListener;
import io.millrace.common.expression.ExpressionFunction;
import io.millrace.common.expression.ExpressionResolver;
import io.millrace.common.identity.IdentityProvider;
import io.millrace.common.incident.IncidentHandler;
import io.millrace.common.interceptor.CommandInterceptor;
import io.millrace.common.internal.command.EngineTransactionListener;
import io.millrace.common.internal.delegate.PublicConstructors;
import io.millrace.common.internal.engine.SharedSettings;
import io.millrace.common.plugin.EngineExtensions;
import io.millrace.common.plugin.EnginePlugin;
import io.millrace.common.tenant.TenantProvider;
import io.millrace.common.transaction.TransactionIntegration;
import io.millrace.common.transaction.TransactionListener;
import io.millrace.common.transaction.TransactionState;
import io.millrace.common.variable.VariableType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Asks the plug-ins of an engine, in their order, and keeps what they register. Used once, by one
 * thread.
 */
public final class PluginAssembly implements EngineExtensions {

  private final SharedSettings settings;
  private final Map<String, Object> beans = new HashMap<>();
  private final List<ExpressionResolver> resolvers = new ArrayList<>();
  private final List<ExpressionFunction> functions = new ArrayList<>();
  private final List<VariableType> variableTypes = new ArrayList<>();
  private final List<EngineEventListener> events = new ArrayList<>();
  private final List<EngineTransactionListener> transactionListeners = new ArrayList<>();
  private final List<CommandInterceptor> interceptors = new ArrayList<>();
  private final Map<String, BusinessCalendar> calendars = new HashMap<>();
  private final List<IncidentHandler> incidentHandlers = new ArrayList<>();
  private DelegateFactory delegateFactory = new PublicConstructors();
  private IdentityProvider identity;
  private TenantProvider tenant;
  private TransactionIntegration transactions;
  private String asked;

  /**
   * Creates the assembly of an engine.
   *
   * @param settings what the application said without plug-ins
   * @param identity who it said knows users, or null
   * @param tenant who it said knows tenants, or null
   */
  public PluginAssembly(SharedSettings settings, IdentityProvider identity, TenantProvider tenant) {
    this.settings = settings;
    this.identity = identity;
    this.tenant = tenant;
    this.transactions = settings.transactionIntegration;
    this.incidentHandlers.addAll(settings.incidentHandlers);
  }

  /** Lets a plug-in register what engines of any kind take. */
  public void ask(EnginePlugin plugin) {
    asked = plugin.getName();
    plugin.configure(this);
  }

  /** Returns what was registered so far, and what the settings say. */
  public SharedExtensions extensions() {
    var reachable =
        beans.isEmpty() ? settings.beans : new LayeredBeans(settings.beans, Map.copyOf(beans));
    return new SharedExtensions(
        new SharedExtensions.Providers(
            delegateFactory, identity, tenant, Map.copyOf(calendars), transactions),
        new SharedExtensions.OfExpressions(
            reachable, List.copyOf(resolvers), List.copyOf(functions)),
        new SharedExtensions.Listeners(
            List.copyOf(events),
            List.copyOf(transactionListeners),
            List.copyOf(interceptors),
            List.copyOf(incidentHandlers)),
        List.copyOf(variableTypes));
  }

  /**
   * Returns what the plug-in that was asked last registers.
   *
   * @throws BadArgumentException if it is null
   */
  public <T> T given(String what, T value) {
    if (value == null) {
      throw new BadArgumentException(
          "The plug-in '"
              + asked
              + "' registers null as "
              + what
              + ". Let it register one, or leave the call out.");
    }
    return value;
  }

  @Override
  public PluginAssembly bean(String name, Object bean) {
    beans.put(given("name of a bean", name), given("bean '" + name + "'", bean));
    return this;
  }

  @Override
  public PluginAssembly delegateFactory(DelegateFactory factory) {
    delegateFactory = given("delegate factory", factory);
    return this;
  }

  @Override
  public PluginAssembly identityProvider(IdentityProvider provider) {
    identity = given("identity provider", provider);
    return this;
  }

  @Override
  public PluginAssembly tenantProvider(TenantProvider provider) {
    tenant = given("tenant provider", provider);
    return this;
  }

  @Override
  public PluginAssembly calendar(String name, BusinessCalendar registered) {
    calendars.put(given("name of a calendar", name), given("calendar", registered));
    return this;
  }

  @Override
  public PluginAssembly incidentHandler(IncidentHandler handler) {
    incidentHandlers.add(given("incident handler", handler));
    return this;
  }

  @Override
  public PluginAssembly eventListener(EngineEventListener listener) {
    events.add(given("event listener", listener));
    return this;
  }

  @Override
  public PluginAssembly transactionListener(TransactionState state, TransactionListener listener) {
    transactionListeners.add(
        new EngineTransactionListener(
            given("state of a transaction listener", state),
            given("transaction listener", listener)));
    return this;
  }

  @Override
  public PluginAssembly commandInterceptor(CommandInterceptor interceptor) {
    interceptors.add(given("command interceptor", interceptor));
    return this;
  }

  @Override
  public PluginAssembly transactionIntegration(TransactionIntegration integration) {
    transactions = given("transaction integration", integration);
    return this;
  }

  @Override
  public PluginAssembly variableType(VariableType type) {
    variableTypes.add(given("variable type", type));
    return this;
  }

  @Override
  public PluginAssembly expressionResolver(ExpressionResolver resolver) {
    resolvers.add(given("expression resolver", resolver));
    return this;
  }

  @Override
  public PluginAssembly expressionFunction(ExpressionFunction function) {
    functions.add(given("expression function", function));
    return this;
  }
}
