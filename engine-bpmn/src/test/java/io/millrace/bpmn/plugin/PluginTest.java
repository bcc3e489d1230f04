package io.millrace.bpmn.plugin;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.delegate.DelegateExecution;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.BadArgumentException;
import io.millrace.common.DeploymentException;
import io.millrace.common.delegate.DelegateFactory;
import io.millrace.common.expression.ExpressionFunction;
import io.millrace.common.identity.IdentityProvider;
import io.millrace.common.interceptor.CommandInterceptor;
import io.millrace.common.interceptor.CommandInvocation;
import io.millrace.common.transaction.JoinedTransaction;
import io.millrace.common.transaction.TransactionState;
import io.millrace.common.transaction.TransactionSynchronization;
import io.millrace.common.variable.StoredValue;
import io.millrace.common.variable.VariableType;
import io.millrace.test.database.TestDatabase;
import java.sql.Connection;
import java.sql.DriverManager;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** Each thing that plug-ins register is used by the engine. */
public class PluginTest {

  /** A delegate that only a factory can make. */
  public static final class Greeting implements JavaDelegate {

    private final String text;

    Greeting(String text) {
      this.text = text;
    }

    @Override
    public void execute(DelegateExecution execution) {
      execution.setVariable("greeting", text);
    }
  }

  /** A value that no built-in type stores. */
  public record Amount(long cents) {}

  private static Object evaluated(PluggedEngine plugged, String expression) {
    plugged.deploy(
        process("evaluate")
            .startEvent()
            .serviceTask("work", t -> t.expression(expression).resultVariable("result"))
            .userTask("wait")
            .endEvent());
    var runtime = plugged.engine().getRuntimeService();
    return runtime.getVariable(runtime.startProcessInstanceByKey("evaluate").getId(), "result");
  }

  @Test
  void expressionsReachTheBeansOfAPlugin() {
    try (var plugged = PluggedEngine.registering(e -> e.bean("shop", new StringBuilder("open")))) {
      assertThat(evaluated(plugged, "${shop.length()}")).isEqualTo(4);
    }
  }

  @Test
  void expressionsReachWhatAResolverFinds() {
    try (var plugged =
        PluggedEngine.registering(
            e ->
                e.expressionResolver(
                    name -> name.equals("shop") ? Optional.of("open") : Optional.empty()))) {
      assertThat(evaluated(plugged, "${shop}")).isEqualTo("open");
    }
  }

  @Test
  void expressionsCallFunctions() throws Exception {
    var twice = Functions.class.getMethod("twice", String.class);
    try (var plugged =
        PluggedEngine.registering(
            e -> e.expressionFunction(new ExpressionFunction("text", "twice", twice)))) {
      assertThat(evaluated(plugged, "${text:twice('ab')}")).isEqualTo("abab");
    }
  }

  /** Functions for expressions. */
  public static final class Functions {

    private Functions() {}

    /** Doubles a text. */
    public static String twice(String text) {
      return text + text;
    }
  }

  @Test
  void theDelegateFactoryMakesDelegates() {
    var factory =
        new DelegateFactory() {
          @Override
          public <T> T create(Class<T> type) {
            return type.cast(new Greeting("hello"));
          }
        };
    try (var plugged = PluggedEngine.registering(e -> e.delegateFactory(factory))) {
      plugged.deploy(
          process("greet")
              .startEvent()
              .serviceTask("work", Greeting.class)
              .userTask("wait")
              .endEvent());
      var runtime = plugged.engine().getRuntimeService();
      assertThat(
              runtime.getVariable(runtime.startProcessInstanceByKey("greet").getId(), "greeting"))
          .isEqualTo("hello");
    }
  }

  @Test
  void theIdentityProviderNamesWhoStarts() {
    var provider =
        new IdentityProvider() {
          @Override
          public String currentUserId() {
            return "kermit";
          }

          @Override
          public Collection<String> groupsOf(String userId) {
            return List.of();
          }
        };
    try (var plugged = PluggedEngine.registering(e -> e.identityProvider(provider))) {
      plugged.deploy(process("order").startEvent().userTask("pay").endEvent());
      assertThat(
              plugged
                  .engine()
                  .getRuntimeService()
                  .startProcessInstanceByKey("order")
                  .getStartUserId())
          .isEqualTo("kermit");
    }
  }

  @Test
  void theTenantProviderNamesTheTenantOfADeployment() {
    try (var plugged = PluggedEngine.registering(e -> e.tenantProvider(() -> "acme"))) {
      plugged.deploy(process("order").startEvent().userTask("pay").endEvent());
      assertThat(
              plugged.engine().getRuntimeService().startProcessInstanceByKey("order").getTenantId())
          .isEqualTo("acme");
    }
  }

  @Test
  void theCalendarReadsTimersAndDueDates() {
    var monday = Instant.parse("2035-01-01T08:00:00Z");
    try (var plugged =
        PluggedEngine.registering(e -> e.calendar("default", (text, reference) -> monday))) {
      plugged.deploy(
          process("order")
              .startEvent()
              .userTask("pay", t -> t.dueDate("next monday"))
              .boundaryEvent(
                  "late", Trigger.timerDuration("one working day"), b -> b.endEvent("tooLate"))
              .endEvent());
      plugged.engine().getRuntimeService().startProcessInstanceByKey("order");
      assertThat(plugged.engine().getTaskService().createTaskQuery().singleResult().getDueDate())
          .isEqualTo(Date.from(monday));
      assertThat(
              plugged
                  .engine()
                  .getManagementService()
                  .createTimerJobQuery()
                  .singleResult()
                  .getDuedate())
          .isEqualTo(Date.from(monday));
    }
  }

  @Test
  void variableTypesStoreValues() {
    var amounts =
        new VariableType() {
          @Override
          public String name() {
            return "amount";
          }

          @Override
          public boolean accepts(Object value) {
            return value instanceof Amount;
          }

          @Override
          public StoredValue write(Object value) {
            return StoredValue.ofText(Long.toString(((Amount) value).cents()));
          }

          @Override
          public Object read(StoredValue stored) {
            return new Amount(Long.parseLong(stored.text()));
          }
        };
    try (var plugged = PluggedEngine.registering(e -> e.variableType(amounts))) {
      plugged.deploy(process("order").startEvent().userTask("pay").endEvent());
      var runtime = plugged.engine().getRuntimeService();
      var order = runtime.startProcessInstanceByKey("order", Map.of("sum", new Amount(42)));
      assertThat(runtime.getVariable(order.getId(), "sum")).isEqualTo(new Amount(42));
    }
  }

  @Test
  void interceptorsWrapCallsInTheirOrder() {
    var calls = new ArrayList<String>();
    try (var plugged =
        PluggedEngine.registering(
            e ->
                e.commandInterceptor(noting("outer", calls))
                    .commandInterceptor(noting("inner", calls)))) {
      plugged.deploy(process("order").startEvent().userTask("pay").endEvent());
      calls.clear();
      plugged.engine().getRuntimeService().startProcessInstanceByKey("order");
      assertThat(calls.subList(0, 2))
          .containsExactly("outer StartInstance false", "inner StartInstance false");
      assertThat(calls).last().isEqualTo("outer done");
    }
  }

  private static CommandInterceptor noting(String name, List<String> calls) {
    return new CommandInterceptor() {
      @Override
      public <T> T execute(CommandInvocation<T> invocation) {
        calls.add(name + " " + invocation.commandName() + " " + invocation.isNested());
        var result = invocation.proceed();
        calls.add(name + " done");
        return result;
      }
    };
  }

  @Test
  void transactionListenersOfTheEngineHearOfCommitsAndRollbacks() {
    var heard = new ArrayList<TransactionState>();
    try (var plugged =
        PluggedEngine.registering(
            e -> {
              for (var state : TransactionState.values()) {
                e.transactionListener(state, context -> heard.add(context.getState()));
              }
            })) {
      plugged.deploy(
          process("order").startEvent().userTask("pay").endEvent(),
          process("broken")
              .startEvent()
              .serviceTask("fail", t -> t.expression("${missing}"))
              .endEvent());
      heard.clear();
      plugged.engine().getRuntimeService().startProcessInstanceByKey("order");
      assertThat(heard).containsExactly(TransactionState.COMMITTING, TransactionState.COMMITTED);
      heard.clear();
      assertThatThrownBy(
          () -> plugged.engine().getRuntimeService().startProcessInstanceByKey("broken"));
      assertThat(heard).containsExactly(TransactionState.ROLLED_BACK);
      heard.clear();
      plugged.engine().getTaskService().createTaskQuery().list();
      assertThat(heard).isEmpty();
    }
  }

  /** A plug-in of the BPMN engine. */
  private static final class Mail implements ProcessEnginePlugin {

    private final List<Map<String, Object>> sent = new ArrayList<>();
    private ProcessEngine engine;

    @Override
    public String getName() {
      return "mail";
    }

    @Override
    public void configureProcessEngine(ProcessEngineExtensions extensions) {
      extensions.elementHandler("mail", (execution, fields) -> sent.add(fields));
    }

    @Override
    public void processEngineCreated(ProcessEngine created) {
      engine = created;
    }
  }

  @Test
  void aHandlerDoesTheWorkOfItsTypeAndThePluginHearsOfTheEngine() {
    var mail = new Mail();
    try (var plugged = PluggedEngine.with(mail)) {
      plugged.deploy(
          process("order")
              .startEvent()
              .serviceTask(
                  "tell",
                  t ->
                      t.attribute("millrace:type", "mail")
                          .field("to", "kermit")
                          .fieldExpression("sum", "${1 + 1}"))
              .endEvent());
      mail.engine.getRuntimeService().startProcessInstanceByKey("order");
      assertThat(mail.sent).containsExactly(Map.of("to", "kermit", "sum", 2L));
    }
  }

  @Test
  void aTypeWithoutHandlerIsRefused() {
    try (var plugged = PluggedEngine.with(new Mail())) {
      var fax =
          process("order")
              .startEvent()
              .serviceTask("tell", t -> t.attribute("millrace:type", "fax"))
              .endEvent();
      assertThatThrownBy(() -> plugged.deploy(fax))
          .isInstanceOf(DeploymentException.class)
          .hasMessageContaining("fax");
    }
  }

  @Test
  void nullIsRefusedWithTheNameOfThePlugin() {
    assertThatThrownBy(() -> PluggedEngine.registering(e -> e.eventListener(null)))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("test");
  }

  @Test
  void theEngineJoinsTheTransactionsOfAPlugin() throws Exception {
    var releases = new AtomicInteger();
    var database = TestDatabase.current().freshDatabase();
    try (var connection =
        DriverManager.getConnection(database.url(), database.user(), database.password())) {
      connection.setAutoCommit(false);
      connection.setTransactionIsolation(Connection.TRANSACTION_READ_COMMITTED);
      var open = new AtomicReference<JoinedTransaction>();
      try (var plugged = PluggedEngine.on(database, e -> e.transactionIntegration(open::get))) {
        plugged.deploy(process("order").startEvent().userTask("pay").endEvent());
        open.set(new Joined(connection, releases));
        plugged.engine().getRuntimeService().startProcessInstanceByKey("order");
        open.set(null);
        connection.rollback();
        assertThat(plugged.engine().getRuntimeService().createProcessInstanceQuery().count())
            .isZero();
        assertThat(releases).hasPositiveValue();
      }
    }
  }

  /** A transaction of the test's own. */
  private record Joined(Connection connection, AtomicInteger releases)
      implements JoinedTransaction {
    @Override
    public void register(TransactionSynchronization synchronization) {}

    @Override
    public void setRollbackOnly() {}

    @Override
    public void release() {
      releases.incrementAndGet();
    }
  }

  @Test
  void aRetryCycleMayBeAnExpression() {
    try (var plugged = PluggedEngine.with()) {
      plugged.deploy(
          process("broken")
              .startEvent()
              .serviceTask(
                  "fail", t -> t.asyncBefore().expression("${missing}").retryCycle("${cycle}"))
              .endEvent());
      plugged
          .engine()
          .getRuntimeService()
          .startProcessInstanceByKey("broken", Map.of("cycle", "R7/PT1M"));
      plugged.engine().runDueJobs();
      assertThat(
              plugged
                  .engine()
                  .getManagementService()
                  .createTimerJobQuery()
                  .singleResult()
                  .getRetries())
          .isEqualTo(6);
    }
  }
}
