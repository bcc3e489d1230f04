/** What tests of job executors share. */
package io.millrace.test.job;
