package io.millrace.spring;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.test.database.Database;
import io.millrace.test.database.EmptyTables;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import javax.sql.DataSource;
import org.springframework.aop.framework.ProxyFactory;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.TransactionManager;
import org.springframework.transaction.annotation.AnnotationTransactionAttributeSource;
import org.springframework.transaction.interceptor.TransactionInterceptor;

/** An application of Spring's with an engine, and a book in which a bean of it writes. */
final class Application implements AutoCloseable {

  private final Database database;
  private final Access.Parts parts;
  private final HikariDataSource pool;
  private final ProcessEngine engine;
  private final JdbcTemplate outside;
  private final Map<String, Object> beans = new HashMap<>();

  /** Builds one whose beans write in a way. */
  static Application with(Access access, Database database) {
    return new Application(access::on, database);
  }

  /** Builds one whose transactions a manager of the test's own leads, with beans that use JDBC. */
  static Application leading(
      Function<DataSource, PlatformTransactionManager> manager, Database database) {
    return new Application(
        dataSource ->
            new Access.Parts(
                manager.apply(dataSource), Access.JDBC.on(dataSource).book(), () -> {}),
        database);
  }

  private Application(Function<DataSource, Access.Parts> access, Database database) {
    this.database = database;
    pool = pool(database);
    outside = new JdbcTemplate(database.dataSource());
    outside.execute("drop table if exists BOOK");
    outside.execute("create table BOOK (ID_ varchar(64) primary key, NAME_ varchar(64))");
    parts = access.apply(pool);
    beans.put("book", transactional(parts.book()));
    engine =
        new ProcessEngineConfiguration()
            .setDataSource(pool)
            .setDatabaseSchemaUpdate("true")
            .setBeans(beans)
            .setTransactionIntegration(new SpringTransactionIntegration(parts.manager(), pool))
            .buildProcessEngine();
  }

  private static HikariDataSource pool(Database database) {
    var config = new HikariConfig();
    config.setJdbcUrl(database.url());
    config.setUsername(database.user());
    config.setPassword(database.password());
    config.setMinimumIdle(1);
    config.setTransactionIsolation("TRANSACTION_READ_COMMITTED");
    return new HikariDataSource(config);
  }

  /** Returns a bean whose methods are transactional where they say so, as Spring makes them. */
  <T> T transactional(T bean) {
    var factory = new ProxyFactory(bean);
    factory.addAdvice(
        new TransactionInterceptor(
            (TransactionManager) parts.manager(), new AnnotationTransactionAttributeSource()));
    @SuppressWarnings("unchecked")
    var proxy = (T) factory.getProxy();
    return proxy;
  }

  void bean(String name, Object bean) {
    beans.put(name, bean);
  }

  ProcessEngine engine() {
    return engine;
  }

  Book book() {
    return (Book) beans.get("book");
  }

  PlatformTransactionManager manager() {
    return parts.manager();
  }

  DataSource dataSource() {
    return pool;
  }

  void deploy(BpmnBuilder process) {
    engine
        .getRepositoryService()
        .createDeployment()
        .addBytes(process.resourceName(), process.toBytes())
        .deploy();
  }

  String start(String key) {
    return engine.getRuntimeService().startProcessInstanceByKey(key).getId();
  }

  long running() {
    return engine.getRuntimeService().createProcessInstanceQuery().count();
  }

  /** Returns what others see in the book, in alphabetical order. */
  List<String> entries() {
    return outside.queryForList("select NAME_ from BOOK order by NAME_", String.class);
  }

  @Override
  public void close() {
    engine.close();
    EmptyTables.in(database);
    parts.close().run();
    pool.close();
  }
}
