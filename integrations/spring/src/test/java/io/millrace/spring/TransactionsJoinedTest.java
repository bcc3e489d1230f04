package io.millrace.spring;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static io.millrace.test.engine.Callers.until;
import static org.assertj.core.api.Assertions.assertThat;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.common.delegate.DelegateTask;
import io.millrace.common.delegate.Expression;
import io.millrace.common.delegate.TaskListener;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import io.millrace.test.database.GroupCommitOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.datasource.DataSourceTransactionManager;
import org.springframework.transaction.TransactionDefinition;
import org.springframework.transaction.support.TransactionTemplate;

/** Calls inside transactions of the application. */
@DatabaseTest
class TransactionsJoinedTest {

  private final HikariDataSource dataSource;
  private final DataSourceTransactionManager manager;
  private final TransactionTemplate transaction;
  private ProcessEngine engine;

  TransactionsJoinedTest(Database database) {
    var config = new HikariConfig();
    config.setJdbcUrl(database.url());
    config.setUsername(database.user());
    config.setPassword(database.password());
    config.setTransactionIsolation("TRANSACTION_READ_COMMITTED");
    dataSource = new HikariDataSource(config);
    manager = new DataSourceTransactionManager(dataSource);
    transaction = new TransactionTemplate(manager);
  }

  @BeforeEach
  void build() {
    var configuration =
        new ProcessEngineConfiguration()
            .setDataSource(dataSource)
            .setDatabaseSchemaUpdate("true")
            .setTransactionIntegration(new SpringTransactionIntegration(manager, dataSource));
    GroupCommitOption.ifSet(configuration::setGroupCommitConnections);
    engine = configuration.buildProcessEngine();
  }

  @AfterEach
  void close() {
    engine.close();
    dataSource.close();
  }

  private void deploy(BpmnBuilder process) {
    engine
        .getRepositoryService()
        .createDeployment()
        .addBytes(process.resourceName(), process.toBytes())
        .deploy();
  }

  private long running(String key) {
    return engine
        .getRuntimeService()
        .createProcessInstanceQuery()
        .processDefinitionKey(key)
        .count();
  }

  @Test
  void commitsTogetherWithTheApplication() {
    deploy(process("committed").userTask("work"));
    transaction.executeWithoutResult(
        s -> engine.getRuntimeService().startProcessInstanceByKey("committed"));
    assertThat(running("committed")).isOne();
  }

  @Test
  void rollsBackTogetherWithTheApplication() {
    deploy(process("rolled").userTask("work"));
    try {
      transaction.executeWithoutResult(
          s -> {
            engine.getRuntimeService().startProcessInstanceByKey("rolled");
            throw new IllegalArgumentException("the application failed");
          });
    } catch (IllegalArgumentException expected) {
      assertThat(expected).hasMessage("the application failed");
    }
    assertThat(running("rolled")).isZero();
  }

  @Test
  void obeysRollbackOnly() {
    deploy(process("only").userTask("work"));
    transaction.executeWithoutResult(
        s -> {
          engine.getRuntimeService().startProcessInstanceByKey("only");
          s.setRollbackOnly();
        });
    assertThat(running("only")).isZero();
  }

  @Test
  void aNewTransactionInsideKeepsItsWorkWhenTheOuterOneRollsBack() {
    deploy(process("inner").userTask("work"));
    deploy(process("outer").userTask("work"));
    var requiresNew = new TransactionTemplate(transaction.getTransactionManager());
    requiresNew.setPropagationBehavior(TransactionDefinition.PROPAGATION_REQUIRES_NEW);
    transaction.executeWithoutResult(
        s -> {
          engine.getRuntimeService().startProcessInstanceByKey("outer");
          requiresNew.executeWithoutResult(
              n -> engine.getRuntimeService().startProcessInstanceByKey("inner"));
          s.setRollbackOnly();
        });
    assertThat(running("inner")).isOne();
    assertThat(running("outer")).isZero();
  }

  @Test
  void listenersOfAModelHearHowTheTransactionOfTheApplicationEnds() {
    deploy(
        process("order")
            .userTask(
                "work",
                t -> {
                  for (var moment : List.of("rolled-back", "committed", "before-commit")) {
                    t.extension(
                        "millrace:taskListener",
                        listener ->
                            listener
                                .attribute("event", "create")
                                .attribute("onTransaction", moment)
                                .attribute("class", Ending.class.getName())
                                .inside("millrace:field", "name", "moment", "stringValue", moment));
                  }
                }));
    Ending.HEARD.clear();
    transaction.executeWithoutResult(
        s -> {
          engine.getRuntimeService().startProcessInstanceByKey("order");
          Ending.HEARD.add("started");
        });
    transaction.executeWithoutResult(
        s -> {
          engine.getRuntimeService().startProcessInstanceByKey("order");
          s.setRollbackOnly();
        });
    assertThat(Ending.HEARD)
        .containsExactly(
            "before-commit work",
            "started",
            "committed work",
            "before-commit work",
            "rolled-back work");
  }

  @Test
  void theJobExecutorHearsOfAJobAfterTheCommit() throws InterruptedException {
    var ran = new CountDownLatch(1);
    Signal.latch = ran;
    deploy(process("later").serviceTask("job", t -> t.delegate(Signal.class).asyncBefore()));
    engine.startExecutors();
    transaction.executeWithoutResult(
        s -> engine.getRuntimeService().startProcessInstanceByKey("later"));
    assertThat(ran.await(30, TimeUnit.SECONDS)).isTrue();
    until("the job has ended its instance", () -> running("later") == 0);
  }

  /** Notes the moment of the transaction at which it is called. */
  public static final class Ending implements TaskListener {

    private static final List<String> HEARD = new ArrayList<>();
    private Expression moment;

    @Override
    public void notify(DelegateTask task) {
      HEARD.add(moment.getValue(task) + " " + task.getName());
    }
  }

  /** Says that it was called. */
  public static final class Signal implements io.millrace.bpmn.delegate.JavaDelegate {

    private static volatile CountDownLatch latch;

    @Override
    public void execute(io.millrace.bpmn.delegate.DelegateExecution execution) {
      latch.countDown();
    }
  }
}
