package io.millrace.spring;

import jakarta.persistence.EntityManagerFactory;
import java.sql.Connection;
import java.util.Map;
import java.util.Properties;
import java.util.UUID;
import javax.sql.DataSource;
import org.hibernate.dialect.MariaDBDialect;
import org.jdbi.v3.core.Jdbi;
import org.jooq.SQLDialect;
import org.jooq.impl.DSL;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.datasource.TransactionAwareDataSourceProxy;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.orm.jpa.JpaTransactionManager;
import org.springframework.orm.jpa.LocalContainerEntityManagerFactoryBean;
import org.springframework.orm.jpa.SharedEntityManagerCreator;
import org.springframework.orm.jpa.persistenceunit.PersistenceManagedTypes;
import org.springframework.orm.jpa.vendor.HibernateJpaVendorAdapter;
import org.springframework.transaction.PlatformTransactionManager;

/** The ways in which beans of an application write, each with the manager that belongs to it. */
enum Access {
  JDBC {
    @Override
    Parts on(DataSource dataSource) {
      var template = new JdbcTemplate(dataSource);
      return Parts.of(dataSource, name -> template.update(INSERT, id(), name));
    }
  },
  JPA {
    @Override
    Parts on(DataSource dataSource) {
      var factory = new LocalContainerEntityManagerFactoryBean();
      factory.setDataSource(dataSource);
      factory.setManagedTypes(PersistenceManagedTypes.of(Entry.class.getName()));
      factory.setJpaVendorAdapter(new HibernateJpaVendorAdapter());
      factory.setJpaPropertyMap(properties(dataSource));
      factory.afterPropertiesSet();
      return of(factory.getObject(), dataSource, factory::destroy);
    }

    /** Of MariaDB Hibernate gets no answers through the driver of MySQL. */
    private Map<String, ?> properties(DataSource dataSource) {
      var mariaDb =
          new JdbcTemplate(dataSource)
              .execute(
                  (Connection connection) ->
                      connection.getMetaData().getDatabaseProductVersion().contains("MariaDB"));
      return Boolean.TRUE.equals(mariaDb)
          ? Map.of("hibernate.dialect", MariaDBDialect.class.getName())
          : Map.of();
    }

    private Parts of(EntityManagerFactory factory, DataSource dataSource, Runnable close) {
      var manager = new JpaTransactionManager(factory);
      manager.setDataSource(dataSource);
      manager.setJpaDialect(new org.springframework.orm.jpa.vendor.HibernateJpaDialect());
      manager.afterPropertiesSet();
      var entities =
          SharedEntityManagerCreator.createSharedEntityManager(factory, new Properties());
      return new Parts(manager, name -> entities.persist(new Entry(id(), name)), close);
    }
  },
  JOOQ {
    @Override
    Parts on(DataSource dataSource) {
      var jooq = DSL.using(new TransactionAwareDataSourceProxy(dataSource), SQLDialect.DEFAULT);
      return Parts.of(dataSource, name -> jooq.execute(INSERT, id(), name));
    }
  },
  JDBI {
    @Override
    Parts on(DataSource dataSource) {
      var jdbi = Jdbi.create(new TransactionAwareDataSourceProxy(dataSource));
      return Parts.of(dataSource, name -> jdbi.useHandle(h -> h.execute(INSERT, id(), name)));
    }
  };

  private static final String INSERT = "insert into BOOK (ID_, NAME_) values (?, ?)";

  /** Builds manager and book on a data source. */
  abstract Parts on(DataSource dataSource);

  private static String id() {
    return UUID.randomUUID().toString();
  }

  /**
   * What an application has of an access.
   *
   * @param manager leads its transactions
   * @param book writes rows
   * @param close gives all of it up
   */
  record Parts(PlatformTransactionManager manager, Book book, Runnable close) {

    static Parts of(DataSource dataSource, Book book) {
      return new Parts(new JdbcTransactionManager(dataSource), book, () -> {});
    }
  }
}
