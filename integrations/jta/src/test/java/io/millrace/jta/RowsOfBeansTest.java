package io.millrace.jta;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.arjuna.ats.internal.jta.transaction.arjunacore.TransactionManagerImple;
import com.arjuna.ats.internal.jta.transaction.arjunacore.TransactionSynchronizationRegistryImple;
import io.agroal.api.AgroalDataSource;
import io.agroal.api.configuration.AgroalConnectionFactoryConfiguration.TransactionIsolation;
import io.agroal.api.configuration.supplier.AgroalDataSourceConfigurationSupplier;
import io.agroal.api.security.NamePrincipal;
import io.agroal.api.security.SimplePassword;
import io.agroal.narayana.NarayanaTransactionIntegration;
import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.Trigger;
import io.millrace.test.ExpectsDeadLetters;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import javax.sql.DataSource;
import org.h2.jdbcx.JdbcDataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a bean writes stays if the step of the engine that called it does, and goes with it. */
@ExpectsDeadLetters
class RowsOfBeansTest {

  private final TransactionManagerImple manager = new TransactionManagerImple();
  private AgroalDataSource dataSource;
  private ProcessEngine engine;

  @BeforeEach
  void open() throws SQLException {
    var registry = new TransactionSynchronizationRegistryImple();
    dataSource = pool(registry);
    change("create table BOOK (NAME_ varchar(64))");
    engine =
        new ProcessEngineConfiguration()
            .setDataSource(dataSource)
            .setDatabaseSchemaUpdate("true")
            .setBeans(Map.of("book", new Book(dataSource)))
            .setTransactionIntegration(new JtaTransactionIntegration(manager, registry, dataSource))
            .buildProcessEngine();
  }

  private AgroalDataSource pool(TransactionSynchronizationRegistryImple registry)
      throws SQLException {
    var url = "jdbc:h2:mem:" + UUID.randomUUID() + ";DB_CLOSE_DELAY=-1";
    return AgroalDataSource.from(
        new AgroalDataSourceConfigurationSupplier()
            .connectionPoolConfiguration(
                pool ->
                    pool.maxSize(20)
                        .transactionIntegration(
                            new NarayanaTransactionIntegration(manager, registry))
                        .connectionFactoryConfiguration(
                            factory ->
                                factory
                                    .jdbcUrl(url)
                                    .connectionProviderClass(JdbcDataSource.class)
                                    .jdbcTransactionIsolation(TransactionIsolation.READ_COMMITTED)
                                    .principal(new NamePrincipal("sa"))
                                    .credential(new SimplePassword("")))));
  }

  @AfterEach
  void close() throws SQLException {
    engine.close();
    change("shutdown");
    dataSource.close();
  }

  private void change(String sql) throws SQLException {
    try (var connection = dataSource.getConnection();
        var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private List<String> entries() throws SQLException {
    try (var connection = dataSource.getConnection();
        var statement = connection.createStatement();
        var rows = statement.executeQuery("select NAME_ from BOOK order by NAME_")) {
      var names = new ArrayList<String>();
      while (rows.next()) {
        names.add(rows.getString(1));
      }
      return names;
    }
  }

  private void deploy(BpmnBuilder process) {
    engine
        .getRepositoryService()
        .createDeployment()
        .addBytes(process.resourceName(), process.toBytes())
        .deploy();
  }

  private String start(String key) {
    return engine.getRuntimeService().startProcessInstanceByKey(key).getId();
  }

  private long running() {
    return engine.getRuntimeService().createProcessInstanceQuery().count();
  }

  /** Lets every try of jobs run that there is; returns how many there were. */
  private int allTries() {
    var tries = 0;
    for (var round = 0; round < 6; round++) {
      tries += engine.runDueJobs();
      engine.clock().advance(Duration.ofHours(1));
    }
    return tries;
  }

  @Test
  void noneStaysOfACallThatFails() throws SQLException {
    deploy(
        process("call")
            .serviceTask("enter", t -> t.expression("${book.enter('x')}"))
            .serviceTask("fail", t -> t.expression("${book.fail()}")));
    assertThatThrownBy(() -> start("call")).hasMessageContaining("on purpose");
    assertThat(entries()).isEmpty();
    assertThat(running()).isZero();
  }

  @Test
  void oneStaysOfACallThatIsDone() throws SQLException {
    deploy(
        process("done")
            .serviceTask("enter", t -> t.expression("${book.enter('x')}"))
            .userTask("work"));
    start("done");
    assertThat(entries()).containsExactly("x");
    assertThat(running()).isOne();
  }

  @Test
  void noneStaysOfTheTriesOfAJob() throws SQLException {
    deploy(
        process("job")
            .serviceTask("enter", t -> t.expression("${book.enter('x')}").asyncBefore())
            .serviceTask("fail", t -> t.expression("${book.fail()}")));
    start("job");
    assertThat(allTries()).isGreaterThan(1);
    assertThat(entries()).isEmpty();
  }

  @Test
  void noneStaysOfWorkThatIsDoneBeforeTheLock() throws SQLException {
    deploy(
        process("ahead")
            .serviceTask(
                "enter", t -> t.expression("${book.enter('x')}").asyncBefore().notExclusive())
            .serviceTask("fail", t -> t.expression("${book.fail()}")));
    start("ahead");
    assertThat(allTries()).isGreaterThan(1);
    assertThat(entries()).isEmpty();
  }

  @Test
  void noneStaysOfTheTriesOfATimer() throws SQLException {
    deploy(
        process("timer")
            .catchEvent("later", Trigger.timerDuration("PT1H"))
            .serviceTask("enter", t -> t.expression("${book.enter('x')}"))
            .serviceTask("fail", t -> t.expression("${book.fail()}")));
    start("timer");
    engine.clock().advance(Duration.ofHours(2));
    assertThat(allTries()).isGreaterThan(1);
    assertThat(entries()).isEmpty();
  }

  @Test
  void ofABatchEachItemStaysOrGoesByItself() throws SQLException {
    for (var key : List.of("good", "bad")) {
      var then = key.equals("bad") ? "${book.fail()}" : "${book.none()}";
      deploy(
          process(key)
              .userTask(
                  "work",
                  t ->
                      t.executionListener("end", "${book.enter('" + key + "')}")
                          .executionListener("end", then)));
    }
    var ids = List.of(start("good"), start("bad"));
    engine.getRuntimeService().deleteProcessInstancesAsync(ids, "not wanted");
    allTries();
    assertThat(entries()).containsExactly("good");
    assertThat(running()).isOne();
  }

  @Test
  void aCallInsideATransactionOfTheApplicationIsRolledBackWithIt() throws Exception {
    deploy(
        process("joined")
            .serviceTask("enter", t -> t.expression("${book.enter('x')}"))
            .userTask("work"));
    manager.begin();
    start("joined");
    manager.rollback();
    assertThat(entries()).isEmpty();
    assertThat(running()).isZero();
  }

  @Test
  void whatCallsNoBeanIsNoTransactionOfTheManagers() throws SQLException {
    deploy(process("plain").userTask("work"));
    start("plain");
    assertThat(running()).isOne();
  }

  /**
   * Writes rows in the transaction of its thread.
   *
   * @param dataSource takes part in it
   */
  public record Book(DataSource dataSource) {

    /** Writes a row. */
    public void enter(String name) throws SQLException {
      try (var connection = dataSource.getConnection();
          var statement = connection.prepareStatement("insert into BOOK values (?)")) {
        statement.setString(1, name);
        statement.executeUpdate();
      }
    }

    /** Fails. */
    public void fail() {
      throw new IllegalStateException("on purpose");
    }

    /** Does nothing. */
    public void none() {
      // a step of user code that succeeds
    }
  }
}
